import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findDocuments, typedDocuments } from './typed-documents.ts';

const root = join(import.meta.dirname, '..');
const schemaFile = 'contract/schema.graphql';

function readIfThere(file: string): string | undefined {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
}

async function schemaText(): Promise<string> {
  const { printSchemaText } = await import('../server/src/print-schema.ts');
  return `${printSchemaText().trimEnd()}\n`;
}

function consoleDocuments() {
  return globSync('console/src/**/*.{ts,tsx}', { cwd: root, exclude: ['console/src/generated/**'] })
    .sort()
    .flatMap((file) => findDocuments(file, readFileSync(join(root, file), 'utf8')));
}

async function generatedFiles(): Promise<Map<string, string>> {
  const schema = await schemaText();
  return new Map([[schemaFile, schema], ...(await typedDocuments(schema, consoleDocuments()))]);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  console.log(`Wrote ${file}`);
}

const stale = [...(await generatedFiles())].filter(([file, text]) => readIfThere(file) !== text);
if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is stale: run npm run generate`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const [file, text] of stale) write(file, text);
}
