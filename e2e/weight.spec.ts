import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { demo, productUrl, signIn } from './testing/people.ts';

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] };

const built = fileURLToPath(new URL('../console/dist/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${built}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
const limitKb = 180;

/** What each of the large parts can be known by in a built file. */
const largeParts = /graphiql|sentry\.javascript|uplot|geoEqualEarth|d3-geo/i;

const read = ({ file }: Chunk) => readFileSync(built + file);
const gzippedKb = (chunks: Chunk[]) => chunks.reduce((sum, chunk) => sum + gzipSync(read(chunk)).length, 0) / 1000;

/** A chunk and all that it can't start without. */
function withImports(key: string, found = new Map<string, Chunk>()): Chunk[] {
  const chunk = manifest[key];
  if (!chunk || found.has(key)) return [...found.values()];
  found.set(key, chunk);
  for (const imported of chunk.imports ?? []) withImports(imported, found);
  return [...found.values()];
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) as string;

test(`the first script and all that it can't start without weigh at most ${limitKb} kB`, () => {
  const kb = gzippedKb(withImports(entry));
  console.log(`First load: ${kb.toFixed(1)} kB of gzipped JavaScript in ${withImports(entry).length} files`);
  expect(kb).toBeLessThanOrEqual(limitKb);
});

test('the large parts are not among them', () => {
  const first = withImports(entry);
  for (const chunk of first) expect(read(chunk).toString(), chunk.file).not.toMatch(largeParts);
  const later = Object.values(manifest).filter(
    ({ file }) => file.endsWith('.js') && !first.some((c) => c.file === file),
  );
  expect(later.some((chunk) => largeParts.test(read(chunk).toString()))).toBe(true);
});

test(`opening /jobs brings at most ${limitKb} kB of scripts, compressed`, async ({ page }) => {
  await signIn(page, demo.admin, '/jobs');
  await expect(page.getByRole('link', { name: 'Upload letters' })).toBeVisible();
  const scripts: { kb: number; encoding: string | null }[] = [];
  const measured: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    measured.push(
      (async () => {
        const [sizes, response] = await Promise.all([request.sizes(), request.response()]);
        const encoding = (await response?.headerValue('content-encoding')) ?? null;
        scripts.push({ kb: sizes.responseBodySize / 1000, encoding });
      })(),
    );
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(`${productUrl()}/jobs`);
  await expect(page.getByRole('link', { name: 'Upload letters' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await Promise.all(measured);
  const kb = scripts.reduce((sum, script) => sum + script.kb, 0);
  console.log(`/jobs in the browser: ${kb.toFixed(1)} kB of JavaScript in ${scripts.length} files`);
  expect(scripts.length).toBeGreaterThan(0);
  expect(kb).toBeLessThanOrEqual(limitKb);
  expect(scripts.filter(({ encoding }) => encoding === null)).toEqual([]);
});
