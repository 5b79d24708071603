import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parsePage } from './parse-page.ts';

const name = 'virtual:api-guide';
const page = fileURLToPath(new URL('../docs/api-guide.md', import.meta.url));

/** The API guide as data, made at build time: the console and the docs show one text. */
export function guidePlugin(): Plugin {
  return {
    name: 'tassel-guide',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      this.addWatchFile(page);
      return `export const guide = ${JSON.stringify(parsePage(readFileSync(page, 'utf8')))};`;
    },
  };
}
