import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { organizationOf, sample, type UploadedJob, untilRead, uploadJob } from './testing/jobs-by-http.ts';
import { demo, productUrl } from './testing/people.ts';
import { type HttpPerson, personByHttp } from './testing/person-by-http.ts';
import { chooseOrganization, heading } from './testing/shell.ts';
import { test } from './testing/signed-in.ts';
import { complaintsOf, expectAccessible, expectNarrow } from './testing/soundness.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` });
const toast = (page: Page, text: RegExp) => page.getByRole('region', { name: 'Notifications' }).getByText(text);
const legend = (page: Page, status: string) =>
  page.getByRole('group', { name: 'Filter by status' }).getByRole('button', { name: status });

// A failed test starts the file anew, with jobs of its own.
const mixedName = `Mixed letters ${process.pid}`;

let priya: HttpPerson;
let riverValley: string;
let mixed: UploadedJob;

test.beforeAll(async () => {
  priya = await personByHttp(productUrl(), demo.otherAdmin);
  riverValley = await organizationOf(priya, /River Valley/);
  const files = [
    'digital/d01-harrow-glen-college.pdf',
    'digital/d02-vandermeer-university.pdf',
    'digital/d04-kestrel-bay-university.pdf',
    'negatives/n05-admission-letter.pdf',
    'bad/b02-truncated.pdf',
    'bad/b03-encrypted.pdf',
  ];
  mixed = await uploadJob(priya, riverValley, { name: mixedName, files });
  await untilRead(priya, mixed);
});

test('[R-D.03] [R-D.29] what failed stands with its reason and remedy, filters the table by the address, and is mended by another file', async ({
  openAs,
}) => {
  const page = await openAs(demo.otherAdmin, '/jobs', { isReady: false });
  const complaints = complaintsOf(page);
  await page.goto(`${productUrl()}/jobs`);
  await expect(heading(page)).toContainText('Jobs');
  await expect(row(page, mixedName)).toContainText('3 of 6 ready');
  await row(page, mixedName).getByRole('link').click();

  await expect(heading(page)).toHaveText(mixedName);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('3 of 6 ready')).toBeVisible();
  const needsYou = page.getByRole('region', { name: 'Needs you' });
  await expect(needsYou.getByRole('listitem')).toHaveCount(3);
  const encrypted = needsYou.getByRole('listitem').filter({ hasText: 'protected by a password' });
  await expect(encrypted).toContainText('print it to a new PDF without a password');

  await legend(page, 'Bad file').click();
  await expect(page).toHaveURL(/[?&]status=BAD_FILE/);
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(legend(page, 'Bad file')).toHaveAttribute('aria-pressed', 'true');
  await encrypted.getByRole('button', { name: 'Show it' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('b03-encrypted.pdf');
  await expectAccessible(page, 'main');

  await menuOf(page, 'b03-encrypted.pdf').click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Replace file' }).click();
  await (await choosing).setFiles(sample('digital/d05-saltmarsh-state-college.pdf'));
  await expect(toast(page, /b03-encrypted.pdf was replaced/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear Reason' }).click();
  await legend(page, 'Bad file').click();
  await expect(page.getByText('4 of 6 ready')).toBeVisible({ timeout: 30_000 });
  await expect(needsYou.getByRole('listitem')).toHaveCount(2);

  await page.getByRole('searchbox').fill('saltmarsh');
  await expect(page).toHaveURL(/search=saltmarsh/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('b03-encrypted.pdf');
  await page.getByRole('searchbox').fill('no such school');
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await page.getByRole('button', { name: 'Net price' }).click();
  await expect(page).toHaveURL(/sort=net-price/);
  await expect(rows(page).first()).toContainText('$');
  await expectNarrow(page);
  expect(complaints).toEqual([]);
});

test('[R-D.47] a job page follows its letters by itself, and all letters are found on one page', async ({ openAs }) => {
  const { createJob } = await priya.graphql(
    `mutation ($organizationId: ID) {
      createJob(name: "Live letters", organizationId: $organizationId, letterFiles: [
        { filename: "first.pdf", payload: "{\\"student_id\\": \\"S-77\\", \\"cohort\\": \\"Live\\"}" }, { filename: "second.pdf" }
      ]) { id awardLetters { uploadUrl } }
    }`,
    { organizationId: riverValley },
  );
  const page = await openAs(demo.otherAdmin, `/jobs/${createJob.id}`);
  await expect(page.getByText('0 of 2 ready')).toBeVisible();
  await expect(page.getByText('Waiting for files')).toBeVisible();
  const body = readFileSync(sample('digital/d07-kulshan-state-university.pdf'));
  for (const { uploadUrl } of createJob.awardLetters) {
    expect((await fetch(uploadUrl, { method: 'PUT', body })).status).toBe(200);
  }
  await expect(page.getByText('2 of 2 ready')).toBeVisible({ timeout: 30_000 });
  await expect(row(page, 'first.pdf')).toContainText('Kulshan State University');

  await page.goto(`${productUrl()}/jobs/letters?search=S-77`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Live letters');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rows(page).nth(5)).toBeVisible();
  await page.locator('[aria-haspopup=dialog]').filter({ hasText: 'Status' }).click();
  await page.getByRole('option', { name: 'Bad file' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=BAD_FILE/);
  await expect(row(page, 'b02-truncated.pdf')).toContainText('damaged');
  await expect(row(page, 'first.pdf')).toHaveCount(0);
});

/** A job whose only letter never gets its file. */
async function unsentJob(name: string): Promise<string> {
  const { createJob } = await priya.graphql(
    `mutation ($name: String, $organizationId: ID) {
      createJob(name: $name, organizationId: $organizationId, letterFiles: [{ filename: "late.pdf" }]) { id }
    }`,
    { name, organizationId: riverValley },
  );
  return createJob.id;
}

test('[R-D.14] several jobs are exported at once; the file is found again under Downloads', async ({ openAs }) => {
  const name = `Exported letters ${process.pid}`;
  await unsentJob(name);
  const page = await openAs(demo.otherAdmin, '/jobs');
  await page.getByRole('checkbox', { name: `Select ${mixedName}` }).check();
  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  const bulk = page.getByRole('region', { name: 'Selection' });
  await expect(bulk).toContainText('2 jobs 7 letters');
  await bulk.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export 2 jobs' });
  await dialog.getByText('CSV', { exact: true }).click();
  await dialog.getByText('Long', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Downloads' }).click();
  await expect(page).toHaveURL(`${productUrl()}/jobs/exports`);
  const exported = row(page, '2 jobs').first();
  await expect(exported).toContainText('Ready', { timeout: 30_000 });
  await expectAccessible(page, 'main');
  const downloading = page.waitForEvent('download');
  await exported.getByRole('button', { name: 'Download' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text).toContain('Kestrel Bay University');
});

test('[R-4.06] [R-D.13] [R-D.18] jobs are canceled and deleted, by whoever may', async ({ openAs }) => {
  const name = `Unsent letters ${process.pid}`;
  const jobId = await unsentJob(name);

  // Dana is a USER here, and the job is not hers.
  const dana = await openAs(demo.admin, '/jobs');
  await chooseOrganization(dana, 'River Valley Promise');
  await menuOf(dana, name).click();
  await expect(dana.getByRole('menuitem')).toHaveText(['Export']);
  await dana.close();

  const page = await openAs(demo.otherAdmin, `/jobs/${jobId}`);
  await page.getByRole('button', { name: 'Cancel 1 letter' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel 1 letter' }).click();
  await expect(toast(page, /1 letter canceled/)).toBeVisible();
  await expect(legend(page, 'Canceled')).toContainText('1');
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete job' }).click();
  const asked = page.getByRole('dialog', { name: `Delete ${name} and its letter?` });
  await asked.getByRole('button', { name: 'Delete 1 job' }).click();
  await expect(page).toHaveURL(`${productUrl()}/jobs`);
  await expect(row(page, mixedName)).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  await page.goto(`${productUrl()}/jobs/${jobId}`);
  await expect(page.getByRole('alert')).toContainText('Job not found.');
});
