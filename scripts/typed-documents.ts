import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { buildSchema, parse } from 'graphql';

export type DocumentSource = { location: string; text: string };

const outputFolder = 'console/src/generated/';
const documentCall = /\bgraphql\(\s*(?:\/\*\s*GraphQL\s*\*\/\s*)?`([^`]*)`/g;

/** Our documents are plain template literals, so a pattern finds them and no parser of TypeScript is needed. */
export function findDocuments(location: string, source: string): DocumentSource[] {
  return [...source.matchAll(documentCall)].map((match) => {
    const text = match[1] ?? '';
    if (text.includes('${')) throw new Error(`${location}: a graphql document has no place for \${…}`);
    return { location, text };
  });
}

/** The typed documents' files, by their path from the root. */
export async function typedDocuments(schemaText: string, sources: DocumentSource[]): Promise<Map<string, string>> {
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: outputFolder,
    schema: parse(schemaText),
    schemaAst: buildSchema(schemaText),
    documents: sources.map(({ location, text }) => ({ location, rawSDL: text, document: parse(text) })),
    config: {
      documentMode: 'string',
      enumType: 'string-literal',
      useTypeImports: true,
      importExtension: '.ts',
      emitLegacyCommonJSImports: false,
      strictScalars: true,
      scalars: { DateTime: 'string' },
    },
    presetConfig: { fragmentMasking: false, skipIndexFile: true },
    plugins: [],
    pluginMap: {},
    pluginContext: {},
    documentTransforms: [],
  });
  const files = await Promise.all(
    sections.map(async (section) => [section.filename, `${(await codegen(section)).trimEnd()}\n`] as const),
  );
  return new Map(files);
}
