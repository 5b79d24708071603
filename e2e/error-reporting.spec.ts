import { expect, type Page, test } from '@playwright/test';
import { type ErrorCollector, reportedErrors, startErrorCollector } from './testing/error-collector.ts';
import { demo, productUrl, signIn } from './testing/people.ts';
import { type Product, startProduct } from './testing/start-product.ts';

test('[R-9.04] without a DSN no request leaves the origin', async ({ page }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await signIn(page, demo.user, '/jobs');
  for (const name of ['Upload', 'GraphQL', 'Webhooks', 'Manage API Keys'])
    await page.getByRole('link', { name, exact: true }).click();
  await page.waitForLoadState('networkidle');
  expect([...origins]).toEqual([productUrl()]);
});

test.describe('with a DSN, in the master environment', () => {
  let collector: ErrorCollector;
  let product: Product;

  test.beforeAll(async () => {
    collector = await startErrorCollector();
    const env = { SENTRY_DSN: collector.dsn, SENTRY_TRACES_SAMPLE_RATE: '0.5', ENVIRONMENT: 'master' };
    product = await startProduct({ env });
  });

  test.afterAll(async () => {
    await product.stop();
    await collector.close();
  });

  /** Opens Upload, whose script does not load, in a browser whose dice always fall the same. */
  async function loseChunk(page: Page, chance: number): Promise<void> {
    await page.addInitScript(`Math.random = () => ${chance}`);
    await page.route('**/assets/UploadScreen-*.js', (route) => route.abort());
    await signIn(page, demo.user, '/jobs', product.url);
    await page.getByRole('link', { name: 'Upload', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
  }

  const replays = () =>
    collector.reported().flatMap(({ type, content }) => (type === 'replay_event' ? [content.replay_type] : []));

  test('[R-8.06] [R-9.04] a lost chunk is reported as a ChunkLoadError, with the environment and the sample rates', async ({
    page,
  }) => {
    await loseChunk(page, 0.15);
    await expect.poll(() => reportedErrors(collector)).toContain('ChunkLoadError');
    const spans = () => collector.reported().filter(({ type }) => type === 'span');
    await expect.poll(() => spans()[0]?.sampleRate).toBe('0.5');
    const event = collector.reported().find(({ type }) => type === 'event');
    expect(event?.content.environment).toBe('master');
    // Above the 0.1 of a session, below the 0.2 of one with an error.
    await expect.poll(replays).toContain('buffer');
    expect(replays()).not.toContain('session');
  });

  test('[R-9.04] a tenth of the sessions is recorded from the start', async ({ page }) => {
    await page.addInitScript('Math.random = () => 0.05');
    await signIn(page, demo.user, '/jobs', product.url);
    await expect.poll(replays, { timeout: 30_000 }).toContain('session');
  });
});
