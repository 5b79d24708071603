import { readFileSync } from 'node:fs';

/** The code of one language in a page of the docs, block by block. */
export function codeBlocks(page: string, language: string): string[] {
  const text = readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , code]) => code ?? '');
}
