import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { startS3, type TestS3 } from '@tassel/server/testing/start-s3.ts';
import { sample } from './testing/jobs-by-http.ts';
import { test } from './testing/own-products.ts';
import { demo, signIn } from './testing/people.ts';
import { complaintsOf } from './testing/soundness.ts';

let s3: TestS3;
test.beforeAll(async () => {
  s3 = await startS3();
});
test.afterAll(() => s3.stop());

const letter = sample('digital/d01-harrow-glen-college.pdf');

test('[R-4.08] [R-D.11] with a bucket, the browser sends letters to it and shows and fetches them from it', async ({
  page,
  start,
  newFolder,
}) => {
  test.setTimeout(150_000);
  const product = await start({ dataDir: newFolder(), env: s3.settings });
  const complaints = complaintsOf(page);
  await signIn(page, demo.otherAdmin, '/upload', product.url);
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files', exact: true }).click();
  await (await picker).setFiles(letter);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: /^Start job with/ }).click();
  const bucket = new URL((await sent).url()).origin;
  expect(s3.settings.FILES_URL).toContain(`endpoint=${bucket}`);

  await page.getByRole('link', { name: 'd01-harrow-glen-college.pdf' }).click({ timeout: 60_000 });
  await expect(page.getByText('$42,345').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('img', { name: /Page 1/ })).toBeVisible();
  const fetched = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Original' }).click();
  expect(readFileSync(await (await fetched).path())).toEqual(readFileSync(letter));
  expect(s3.refused).toEqual([]);
  expect(complaints).toEqual([]);
});
