// What a person feels: the page of a job of 10,000 letters beside one of 100, and the upload list with 10,000 files.
import { tinyPdf } from '../classifier/src/testing/tiny-pdf.ts';
import { openBrowser, type Page } from '../e2e/testing/open-browser.ts';
import { demo, signIn } from '../e2e/testing/people.ts';
import { personByHttp } from '../e2e/testing/person-by-http.ts';
import { startProduct, temporaryFolder } from '../e2e/testing/start-product.ts';
import { findOrInstallChromium } from '../scripts/find-chromium.ts';
import { openDatabase, openPool } from '../server/src/platform/database.ts';
import type { Tables } from '../server/src/tables.ts';
import { writeResults } from '../server/src/testing/large-jobs.ts';
import { createTestDatabase } from '../server/src/testing/test-database.ts';
import { setup } from '../server/src/testing/test-setup.ts';
import { inTurns, printRatios } from './support/ratio.ts';

const rounds = 9;
const mostRatio = 1.5;

const stopDatabase = await setup();
const database = await createTestDatabase();
const folder = temporaryFolder();
const product = await startProduct({ dataDir: folder.path, env: { DATABASE_URL: database.url } });
const browser = await openBrowser(await findOrInstallChromium());
try {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, demo.otherAdmin, '/jobs', product.url);
  await measureJobPages(page, await addJob(100), await addJob(10_000));
  await measureUploadList(page);
} finally {
  await browser.close();
  await product.stop();
  await stopDatabase();
  folder.remove();
}

/** Through the API, in an organization that may start jobs of any size; the results are written at once. */
async function addJob(letters: number): Promise<string> {
  const db = openDatabase<Tables>(openPool(database.url, { max: 1 }));
  await db.updateTable('organizations').set({ billing_status: 'ACTIVE' }).execute();
  const files = Array.from({ length: letters }, (_, n) => ({ filename: `Student ${n} offer ${n % 97}.pdf` }));
  const person = await personByHttp(product.url, demo.otherAdmin);
  const { createJob } = await person.graphql(
    'mutation ($files: [LetterFileInput!]!) { createJob(letterFiles: $files) { id } }',
    { files },
  );
  await writeResults(db, createJob.id);
  await db.destroy();
  return createJob.id;
}

async function measureJobPages(page: Page, small: string, large: string): Promise<void> {
  const open = (id: string) => () => openJob(page, id);
  const next = (id: string) => () => openJob(page, id, '?page=7');
  const filter = (id: string) => () => openJob(page, id, '?status=READY');
  const rows = [];
  for (const [what, act] of [
    ['opening the job', open],
    ['its seventh page', next],
    ['the letters that are ready', filter],
  ] as const)
    rows.push({ what, ...(await inTurns(rounds, act(small), act(large))), limit: mostRatio });
  printRatios(['100 letters', '10,000 letters'], rows);
  await openJob(page, large);
  console.log(`longest block of the large job's page: ${await longestBlock(page)} ms`);
}

async function openJob(page: Page, id: string, view = ''): Promise<void> {
  await page.goto(`${product.url}/jobs/${id}${view}`);
  await page
    .getByRole('row', { name: /Student/ })
    .nth(9)
    .waitFor();
}

/** The longest time in which the page could not have answered a key, in milliseconds (0: none above 50). */
async function longestBlock(page: Page): Promise<number> {
  return page.evaluate(`new Promise((done) => {
    new PerformanceObserver((list) => done(Math.round(Math.max(...list.getEntries().map(({ duration }) => duration)))))
      .observe({ type: 'longtask', buffered: true });
    setTimeout(() => done(0), 3000);
  })`);
}

/** Frames in two seconds of scrolling, beside those of the same page while nothing moves. */
async function measureUploadList(page: Page): Promise<void> {
  await page.goto(`${product.url}/upload`);
  const idle = await framesWhile(page, '() => {}');
  const pdf = Buffer.from(tinyPdf([{ content: 'BT /F1 12 Tf 72 700 Td (Award) Tj ET' }])).toString('base64');
  const begin = performance.now();
  await page.evaluate(`(() => {
    const pdf = Uint8Array.from(atob('${pdf}'), (letter) => letter.charCodeAt(0));
    const given = new DataTransfer();
    for (let n = 0; n < 10_000; n += 1) given.items.add(new File([pdf, '%' + n], 'Student ' + n + '.pdf'));
    const input = document.querySelector('input[type=file]');
    input.files = given.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
  await page.getByRole('button', { name: /^Start job with 10,000/ }).waitFor({ timeout: 300_000 });
  console.log(`10,000 files checked in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  const list = `[...document.querySelectorAll('main *')].find(({ scrollHeight }) => scrollHeight > 100_000)`;
  const scroll = (to: string) =>
    framesWhile(page, `(part) => { const list = ${list}; list.scrollTop = part * ${to}; }`);
  printRatios(
    ['frames, moving', 'frames, idle'],
    [
      { what: '10,000 files, 300 rows in 2 s', small: await scroll('300 * 53'), large: idle, limit: 1.1 },
      { what: 'from first to last in 2 s', small: await scroll('list.scrollHeight'), large: idle },
    ],
    '',
  );
}

async function framesWhile(page: Page, act: string): Promise<number> {
  return page.evaluate(`new Promise((done) => {
    const act = ${act};
    const begin = performance.now();
    let frames = 0;
    requestAnimationFrame(function frame() {
      const part = (performance.now() - begin) / 2000;
      if (part >= 1) return done(frames);
      frames += 1;
      act(part);
      requestAnimationFrame(frame);
    });
  })`);
}
