import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { digest } from '../secrets.ts';

type Asset = { path: string; type: string; content: Buffer };

/** The digest in the name lets browsers keep a file for good. */
function asset(file: string, type: string): Asset {
  const content = readFileSync(new URL(`../pages/${file}`, import.meta.url));
  const version = digest(content.toString('utf8')).toString('hex').slice(0, 12);
  return { path: `/assets/${file.replace('.', `-${version}.`)}`, type, content };
}

const font: Asset = {
  // Named in the style sheet, hence without a digest: a typeface does not change.
  path: '/assets/inter.woff2',
  type: 'font/woff2',
  content: readFileSync(new URL(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'))),
};

export const stylesheet = asset('identity.css', 'text/css; charset=utf-8');
export const icon = asset('mark.svg', 'image/svg+xml');

export function findAsset(path: string): Asset | undefined {
  return [stylesheet, icon, font].find((candidate) => candidate.path === path);
}

export function sendAsset(response: ServerResponse, { type, content }: Asset): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' });
  response.end(content);
}
