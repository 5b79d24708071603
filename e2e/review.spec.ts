import { expect, type Page } from '@playwright/test';
import { startReceiver } from '@tassel/server/testing/webhook-receiver.ts';
import { offerWithoutFreeMoney } from '../classifier/src/testing/letter-pdf.ts';
import { organizationOf, untilRead } from './testing/jobs-by-http.ts';
import { follow, tabTo } from './testing/keyboard.ts';
import { newAdmin } from './testing/new-person.ts';
import { demo, productUrl } from './testing/people.ts';
import { type HttpPerson, personByHttp } from './testing/person-by-http.ts';
import { heading } from './testing/shell.ts';
import { test } from './testing/signed-in.ts';
import { complaintsOf, expectAccessible, expectNarrow } from './testing/soundness.ts';

test.setTimeout(150_000);

const figures = (page: Page) => page.getByRole('region', { name: 'Figures' });
const line = (page: Page, words: RegExp) => figures(page).getByRole('button', { name: words });

/** A letter of a new job, made as programs make it, once it is read. */
async function upload(person: HttpPerson, organizationId: string, filename: string, offer: object) {
  const { createJob } = await person.graphql(
    `mutation ($organizationId: ID, $letterFiles: [LetterFileInput!]!) {
      createJob(organizationId: $organizationId, letterFiles: $letterFiles) { id awardLetters { id uploadUrl } } }`,
    { organizationId, letterFiles: [{ filename }] },
  );
  const [{ id, uploadUrl }] = createJob.awardLetters;
  await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(offerWithoutFreeMoney(offer)) });
  await untilRead(person, { id: createJob.id, organizationId, letters: [] });
  return `/jobs/${createJob.id}/letters/${id}`;
}

/** Usage of this month. */
async function usageOf(person: HttpPerson, organizationId: string) {
  const now = new Date();
  const month = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
  const { usage } = await person.graphql(
    `query ($year: Int!, $month: Int!, $organizationId: ID) {
      usage(year: $year, month: $month, organizationId: $organizationId) { classificationUsage manualReviewUsage } }`,
    { ...month, organizationId },
  );
  return usage;
}

/** A webhook that tells all of what a review has decided. */
async function addWebhook(person: HttpPerson, organizationId: string, url: string): Promise<void> {
  await person.graphql(
    `mutation ($organizationId: ID, $input: CreateWebhookInput!) {
      createWebhook(organizationId: $organizationId, input: $input) { id } }`,
    {
      organizationId,
      input: {
        name: 'Records',
        url,
        notifyLetterReady: true,
        returnAwardLetterMethod: true,
        returnAidAmount: { value: true, category: true, description: true },
      },
    },
  );
}

test('[R-4.10] [R-D.05] [R-D.33] [R-D.49] a letter without free money is corrected by keyboard alone, and the next one is right by itself', async ({
  page,
}) => {
  const email = await newAdmin(page, 'Lantern Scholars');
  await page.goto(`${productUrl()}/org-settings/review-and-privacy`);
  await expect(page.getByText('Nothing was taught yet.')).toBeVisible();
  await page.getByRole('switch', { name: 'Send doubtful letters to a person' }).setChecked(true);
  await page.getByRole('switch', { name: 'Review letters without free money' }).setChecked(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/saved/i).first()).toBeVisible();

  const person = await personByHttp(productUrl(), email);
  const organizationId = await organizationOf(person, /Lantern/);
  const receiver = await startReceiver();
  await addWebhook(person, organizationId, receiver.url);
  await upload(person, organizationId, 'maya.pdf', { student: 'Maya' });

  const complaints = complaintsOf(page);
  await page.goto(`${productUrl()}/jobs/review`);
  const row = page.getByRole('row').filter({ hasText: 'maya.pdf' });
  await expect(row).toContainText('offers no grants or scholarships');
  await expect(row).toContainText('Harbor Light College');
  await expect(page.getByRole('link', { name: 'Review queue' })).toContainText('1');
  await expectAccessible(page);

  // From here on no mouse.
  await follow(page, page.getByRole('button', { name: 'Review next letter' }));
  await expect(heading(page)).toContainText('Harbor Light College');
  await expect(page.locator('[data-box]').first()).toBeVisible({ timeout: 45_000 });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of the workbench' })).toBeVisible();
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(line(page, /^Tuition/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line(page, /^Housing/)).toBeFocused();
  await page.keyboard.press('k');
  await expect(line(page, /^Tuition.*Confirmed/)).toBeFocused();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('j');
  await expect(line(page, /^Lantern Fund/)).toBeFocused();
  const sums = page.getByRole('region', { name: 'Sums that the letter prints' });
  await expect(sums).toContainText('agrees with loans');
  await page.keyboard.press('2');
  await expect(line(page, /^Lantern Fund.*read: Institution, loan.*Institution, scholarship/)).toBeFocused();
  await expect(figures(page)).toContainText('Net price$24,000');
  await expect(sums).toContainText('agrees with all aid');

  // A box that is drawn by keys over the line of the fund brings its words; the line is there already, so it goes again.
  await page.keyboard.press('a');
  const drawing = page.getByRole('application', { name: /^Draw a box/ });
  await expect(drawing).toBeFocused();
  for (const [key, presses] of [
    ['ArrowLeft', 18],
    ['ArrowDown', 17],
    ['Shift+ArrowRight', 50],
  ] as const)
    for (let press = 0; press < presses; press++) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  const editor = page.getByRole('form', { name: /^Line/ });
  await expect(editor.getByLabel('Line as printed')).toHaveValue('Lantern Fund', { timeout: 30_000 });
  await expect(editor.getByLabel('Dollars for the year')).toHaveValue('5000');
  await expectAccessible(page, 'main');
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Removed lines' })).toContainText('Lantern Fund');

  await tabTo(page, page.getByLabel('Award year'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2026-2027');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(figures(page)).toContainText('Net price$24,000');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/jobs\/review$/);
  await expect(page.getByText('No letter waits for review')).toBeVisible();
  const [told] = await receiver.received(1);
  const body = JSON.parse(told?.body ?? '{}');
  expect(body).toMatchObject({ status: 'READY', method: 'MANUAL_REVIEW' });
  expect(body.aid_amounts).toContainEqual({ value: 5000, category: 'SCHOLARSHIP', description: 'Lantern Fund' });
  expect(await usageOf(person, organizationId)).toEqual({ classificationUsage: 1, manualReviewUsage: 1 });

  const second = await upload(person, organizationId, 'noah.pdf', { student: 'Noah', dollars: 6100 });
  await page.goto(productUrl() + second);
  await expect(heading(page)).toContainText('Ready');
  await expect(line(page, /^Lantern Fund.*learned.*\$6,100/)).toBeVisible();
  await expect(figures(page)).toContainText('Net price$22,900');
  const { organization } = await person.graphql('query ($id: ID!) { organization(organizationId: $id) { credits } }', {
    id: organizationId,
  });
  expect(organization.credits).toBe(98);
  expect(await usageOf(person, organizationId)).toEqual({ classificationUsage: 2, manualReviewUsage: 1 });
  const [, next] = await receiver.received(2);
  expect(JSON.parse(next?.body ?? '{}')).toMatchObject({ status: 'READY', method: 'CLASSIFIER' });
  await receiver.stop();

  await page.goto(`${productUrl()}/org-settings/review-and-privacy`);
  const learned = page.getByRole('region', { name: 'Learned lines' });
  await expect(learned).toContainText('Lantern Fund');
  await expect(learned).toContainText('Institution, scholarship');
  await expect(learned.getByRole('link', { name: 'noah.pdf' })).toBeVisible();
  await expectAccessible(page);
  await learned.getByRole('button', { name: 'Actions for Lantern Fund' }).click();
  await page.getByRole('menuitem', { name: 'Forget' }).click();
  await page.getByRole('button', { name: 'Forget the line' }).click();
  await expect(learned).toContainText('Nothing was taught yet.');
  await expectNarrow(page);
  expect(complaints).toEqual([]);
});

test('[R-4.10] [R-D.49] two reviewers: the second is told, and a save after the lock was lost keeps what was typed', async ({
  openAs,
}) => {
  const dana = await personByHttp(productUrl(), demo.admin);
  const organizationId = await organizationOf(dana, /Bridgepath/);
  const address = await upload(dana, organizationId, 'two-reviewers.pdf', { school: 'Two Rivers College' });
  const [, , jobId, , letterId] = address.split('/');
  const inReview =
    'mutation ($id: ID!, $organizationId: ID) { sendLetterToReview(id: $id, organizationId: $organizationId) { id } }';
  await dana.graphql(inReview, { id: letterId, organizationId });

  // A link to the job leads a reviewer to its letters in review.
  const leah = await openAs(demo.reviewer, `/jobs/${jobId}`);
  await expect(leah).toHaveURL(`${productUrl()}/jobs/review?job=${jobId}`);
  await leah.getByRole('link', { name: 'two-reviewers.pdf' }).click();
  await leah.getByLabel('Award year').fill('2027-2028');
  await expect(leah.getByText('Draft saved')).toBeVisible();

  const admin = await openAs(demo.admin, address);
  await admin.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(admin.getByText('Leah Sandoval works on this letter now.')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Mark as ready' })).toHaveCount(0);
  await expectAccessible(admin, 'main');

  // The same person in a second window takes the letter along; the first one says so and loses nothing.
  const window = await leah.context().newPage();
  await window.goto(`${productUrl()}/jobs/review/${letterId}`);
  await expect(window.getByLabel('Award year')).toHaveValue('2027-2028');
  await leah.getByLabel('School').fill('Two Rivers University');
  await expect(leah.getByText('You have opened this letter in another window since.')).toBeVisible();
  await expect(leah.getByLabel('School')).toHaveValue('Two Rivers University');
  await expectAccessible(leah, 'main');
  await leah.getByRole('button', { name: 'Take it again' }).click();
  await expect(leah.getByText('Draft saved')).toBeVisible();

  // Typed and put back at once: the last keys are not lost.
  await leah.getByLabel('City').fill('Salem');
  await leah.getByRole('button', { name: 'Put back…' }).click();
  await leah.getByLabel('Note for whoever takes it next').fill('Ask the family for page 2.');
  await leah.getByRole('button', { name: 'Put back', exact: true }).click();
  await expect(leah).toHaveURL(`${productUrl()}/jobs/review?job=${jobId}`);
  await expect(leah.getByText('Leah Sandoval: Ask the family for page 2.')).toBeVisible();
  await admin.getByRole('button', { name: 'Try to take it' }).click();
  await expect(admin.getByText('Ask the family for page 2.')).toBeVisible();
  await expect(admin.getByLabel('School')).toHaveValue('Two Rivers University');
  await expect(admin.getByLabel('City')).toHaveValue('Salem');
  await expectNarrow(admin);
  await admin.getByRole('button', { name: 'Mark as ready' }).click();
  await expect(admin).toHaveURL(productUrl() + address);
  await expect(heading(admin)).toContainText('Two Rivers University');
  await expect(heading(admin)).toContainText('Ready');
});
