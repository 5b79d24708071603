import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Word } from '../classifier/src/page.ts';
import { closePdf, openPdf } from '../classifier/src/read/pdf-document.ts';
import { readTextPage } from '../classifier/src/read/pdf-text.ts';
import { organizationOf, sample, type UploadedJob, untilRead, uploadJob } from './testing/jobs-by-http.ts';
import { demo, productUrl } from './testing/people.ts';
import { type HttpPerson, personByHttp } from './testing/person-by-http.ts';
import { heading } from './testing/shell.ts';
import { test } from './testing/signed-in.ts';
import { complaintsOf, expectAccessible, expectNarrow } from './testing/soundness.ts';

const kestrel = 'digital/d04-kestrel-bay-university.pdf';
const admission = 'negatives/n05-admission-letter.pdf';

let dana: HttpPerson;
let job: UploadedJob;
const addressOf = (filename: string) =>
  `/jobs/${job.id}/letters/${job.letters.find((letter) => letter.filename === filename)?.id}`;
const kestrelAddress = () => addressOf('d04-kestrel-bay-university.pdf');

test.beforeAll(async () => {
  dana = await personByHttp(productUrl(), demo.admin);
  const bridgepath = await organizationOf(dana, /Bridgepath/);
  job = await uploadJob(dana, bridgepath, {
    name: 'Letters to look at',
    files: [kestrel, admission, 'digital/d01-harrow-glen-college.pdf'],
    manualReviewEnabled: true,
    payloads: { 'd04-kestrel-bay-university.pdf': { student_id: 'S-1042' } },
  });
  await untilRead(dana, job);
});

const figures = (page: Page) => page.getByRole('region', { name: 'Figures' });
const pages = (page: Page) => page.getByRole('region', { name: 'Pages of the letter' });
const line = (page: Page, words: RegExp) => figures(page).getByRole('button', { name: words });
const boxOf = (page: Page, words: RegExp) => pages(page).getByRole('button', { name: words });

type Rect = { x: number; y: number; width: number; height: number };
const rectOf = async (element: Locator) => (await element.boundingBox()) as Rect;

/** Where a figure is printed on the first page, read from the file itself, in points. */
async function printedPlaces(path: string): Promise<Map<string, Word[]>> {
  const opened = await openPdf(readFileSync(sample(path)));
  if (!opened.ok) throw new Error(`${path} could not be opened`);
  const words = readTextPage(opened.document, 1)?.words ?? [];
  closePdf(opened.document);
  return Map.groupBy(words, ({ text }) => text);
}

/** How dark the page's image is inside a box: the share of its pixels that are ink. */
const inkIn = (page: Page, box: Rect) =>
  page.evaluate<number>(`(() => {
    const image = document.querySelector('[data-page="1"] img');
    const frame = image.getBoundingClientRect();
    const scale = image.naturalWidth / frame.width;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(${box.width} * scale);
    canvas.height = Math.round(${box.height} * scale);
    const context = canvas.getContext('2d');
    context.drawImage(image, (${box.x} - frame.x) * scale, (${box.y} - frame.y) * scale, canvas.width, canvas.height,
      0, 0, canvas.width, canvas.height);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data;
    let dark = 0;
    for (let i = 0; i < pixels.length; i += 4) if (pixels[i] < 128) dark++;
    return dark / (pixels.length / 4);
  })()`);

test('[R-3.07] the boxes of a letter lie over its printed amounts, and both sides light each other', async ({
  openAs,
}) => {
  const page = await openAs(demo.admin, kestrelAddress(), { isReady: false });
  const complaints = complaintsOf(page);
  await page.goto(productUrl() + kestrelAddress());
  await expect(heading(page)).toContainText('Kestrel Bay University');
  // The boxes come with the image of their page, which the server draws on its first showing.
  await expect(boxOf(page, /^Tuition & Fees/)).toBeVisible({ timeout: 45_000 });

  const printed = await printedPlaces(kestrel);
  const sheet = await rectOf(page.locator('[data-page="1"]'));
  const scale = sheet.width / 612;
  for (const [words, figure] of [
    [/^Tuition & Fees, /, '$41,980'],
    [/^Presidential Scholarship II, /, '$21,000'],
    [/^Kestrel Bay Opportunity Grant, /, '$7,250'],
    [/^Parent PLUS Loan/, '$15,950'],
    [/^Federal Work-Study/, '$2,200'],
  ] as const) {
    const box = await rectOf(boxOf(page, words));
    const holds = (word: Word) =>
      box.x <= sheet.x + word.x * scale + 1 &&
      box.y <= sheet.y + word.y * scale + 1 &&
      box.x + box.width >= sheet.x + (word.x + word.width) * scale - 1 &&
      box.y + box.height >= sheet.y + (word.y + word.height) * scale - 1;
    expect(printed.get(figure)?.some(holds), `${figure} is printed inside its box`).toBe(true);
    expect(box.height).toBeLessThan(40);
    expect(await inkIn(page, box), `ink inside the box of ${figure}`).toBeGreaterThan(0.05);
  }

  await expect(figures(page)).toContainText('Net price$25,850');
  const state = line(page, /^PA State Grant/);
  await state.hover();
  await expect(boxOf(page, /^PA State Grant/)).toHaveCSS('border-top-width', '2px');
  await boxOf(page, /^Erie Rotary/).hover();
  await expect(boxOf(page, /^PA State Grant/)).toHaveCSS('border-top-width', '1px');
  await expect(line(page, /^Erie Rotary/)).not.toHaveCSS('box-shadow', 'none');
  await boxOf(page, /^Erie Rotary/).click();
  await expect(line(page, /^Erie Rotary/)).toBeFocused();

  const before = await rectOf(boxOf(page, /^Tuition & Fees/));
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByRole('status', { name: 'Zoom' })).toHaveText('125%');
  expect((await rectOf(boxOf(page, /^Tuition & Fees/))).width).toBeCloseTo(before.width * 1.25, 0);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();

  await expectAccessible(page);
  await expectNarrow(page);
  expect(complaints).toEqual([]);
});

test('[R-D.02] [R-7.03] letters are walked through by keyboard, sent to review and downloaded', async ({ openAs }) => {
  const page = await openAs(demo.admin, `/jobs/${job.id}?sort=file`);
  await page.getByRole('link', { name: 'd01-harrow-glen-college.pdf' }).click();
  await expect(heading(page)).toContainText('Harrow Glen College');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Shift+J');
  await expect(heading(page)).toContainText('Kestrel Bay University');
  await expect(page).toHaveURL(/sort=file/);
  await page.keyboard.press('Shift+J');
  await expect(page).toHaveURL(`${productUrl()}${addressOf('n05-admission-letter.pdf')}?sort=file`);
  await page.keyboard.press('Shift+K');
  await expect(heading(page)).toContainText('Kestrel Bay University');
  await page.keyboard.press('Shift+K');
  await expect(heading(page)).toContainText('Harrow Glen College');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Original' }).click();
  const original = readFileSync(await (await downloading).path());
  expect(original.equals(readFileSync(sample('digital/d01-harrow-glen-college.pdf')))).toBe(true);

  await page.getByRole('button', { name: 'Send to review' }).click();
  await expect(heading(page)).toContainText('Manual review');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Manual review: sent to review by a person');
  await expect(history).toContainText('Dana Whitfield');
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await page.getByRole('button', { name: 'Mark as ready' }).click();
  await expect(heading(page)).toContainText('Ready');
  await expect(page.getByText('decided in review')).toBeVisible();
});

test('[R-4.10] [R-5.09] a reviewer corrects, adds and removes amounts; a refusal loses nothing; then the letter is ready', async ({
  openAs,
}) => {
  const address = addressOf('n05-admission-letter.pdf');
  const page = await openAs(demo.reviewer, address);
  await expect(page).toHaveURL(/\/jobs\/review\/[^/]+$/);
  const bench = page.url();
  await expect(heading(page)).toContainText('Manual review');
  await expect(page.getByRole('button', { name: 'Cancel letter' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Add a cost' }).click();
  const editor = page.getByRole('form', { name: /^Line/ });
  await editor.getByLabel('Line as printed').fill('Tuition');
  await editor.getByLabel('Dollars for the year').fill('lots');
  await page.getByRole('button', { name: 'Mark as ready' }).click();
  await expect(editor.getByText('Enter dollars, such as 7,395.')).toBeVisible();
  await expect(page.getByText('Some lines need a correction')).toBeVisible();
  await editor.getByLabel('Dollars for the year').fill('$20,000.50');
  await editor.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: /^Tuition\s*Cost$/ }).click();
  await editor.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Add free money' }).click();
  await editor.getByLabel('Line as printed').fill('Dean’s Grant');
  await editor.getByLabel('Dollars for the year').fill('5000');
  await editor.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Add a loan' }).click();
  await editor.getByRole('button', { name: 'Remove' }).click();
  await page.getByLabel('School').fill('Fernwood Hall College');
  await page.getByLabel('Award year').fill('2026-2027');
  await expect(figures(page)).toContainText('Net price$15,000.50');
  await expectAccessible(page, 'main');

  await page.route('**/api/private/graphql/', (route) =>
    route.request().postData()?.includes('DecideLetter') ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Mark as ready' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be reached');
  await page.unroute('**/api/private/graphql/');
  await page.reload();
  await expect(figures(page)).toContainText('Net price$15,000.50');
  await page.getByRole('button', { name: 'Mark as ready' }).click();
  await expect(page).not.toHaveURL(bench);

  // What is decided a reviewer no longer sees, and another organization never did.
  await page.goto(productUrl() + address);
  await expect(page.getByRole('alert')).toContainText('Letter not found.');
  const stranger = await openAs(demo.otherAdmin, address);
  await expect(stranger.getByRole('alert')).toContainText('not found');

  const admin = await openAs(demo.admin, address);
  await expect(heading(admin)).toContainText('Fernwood Hall College');
  await expect(heading(admin)).toContainText('Ready');
  await expect(figures(admin)).toContainText('Dean’s Grant');
  await expect(figures(admin)).toContainText('$15,000.50');
  await expect(admin.getByRole('region', { name: 'History' })).toContainText('Leah Sandoval');
});
