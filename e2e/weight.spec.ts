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
  const upload = page.getByRole('link', { name: 'Upload letters' });
  await expect(upload).toBeVisible();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Map<string, { isCompressed: boolean; bytes: number }>();
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isCompressed = response.headers['content-encoding'] !== undefined;
    if (type === 'Script') scripts.set(requestId, { isCompressed, bytes: 0 });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  await page.goto(`${productUrl()}/jobs`);
  await expect(upload).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loaded = [...scripts.values()];
  const kb = loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  console.log(`/jobs in the browser: ${kb.toFixed(1)} kB of JavaScript in ${loaded.length} files, with their headers`);
  expect(kb).toBeGreaterThan(50);
  expect(kb).toBeLessThanOrEqual(limitKb);
  expect(loaded.filter(({ isCompressed }) => !isCompressed)).toEqual([]);
});
