import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { monthKey, monthName, monthOf, monthPlus } from '@tassel/contract/month.ts';
import { openPool } from '@tassel/server/platform/database.ts';
import { openLog } from '@tassel/server/platform/log.ts';
import { openQueue, queueOf } from '@tassel/server/platform/queue.ts';
import { startStripeServer } from '@tassel/server/testing/stripe-server.ts';
import { sample } from './testing/jobs-by-http.ts';
import { test } from './testing/own-products.ts';
import { demo, mailTo, signIn } from './testing/people.ts';
import { complaintsOf, expectAccessible, expectNarrow } from './testing/soundness.ts';

test.setTimeout(240_000);

const usagePage = '/org-settings/usage';
const plan = (page: Page) => page.getByRole('region', { name: 'Plan and card' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Set up a card' });

function databaseUrl(folder: string): string {
  const { port, password } = JSON.parse(readFileSync(join(folder, 'database.json'), 'utf8'));
  return `postgres://tassel:${password}@127.0.0.1:${port}/tassel`;
}

/** What the organization of a demo person used two months ago: that month is closed on any day. */
async function addUsage(folder: string, email: string): Promise<void> {
  const pool = openPool(databaseUrl(folder), { max: 1 });
  const first = monthKey(monthPlus(monthOf(new Date()), -2));
  await pool.query(
    `insert into usage_records (id, organization_id, person_id, job_id, letter_id, change_number, kind, is_paid_by_credit, insert_time)
     select gen_random_uuid(), organization_id, person_id, organization_id, gen_random_uuid(), 1,
       case when n > 12345 then 'MANUAL_REVIEW' else 'CLASSIFICATION' end, n <= 100,
       $1::date + n % 27 * interval '1 day' + interval '9 hours'
     from organization_users join people on people.id = person_id, generate_series(1, 13023) n
     where email = $2 and role = 'ADMIN'`,
    [first, email],
  );
  await pool.end();
}

/** The month so far: one letter before the second tier, and no credit left. */
async function fillFirstTier(folder: string, email: string): Promise<void> {
  const pool = openPool(databaseUrl(folder), { max: 1 });
  const place = `organization_users join people on people.id = person_id where email = $1 and role = 'ADMIN'`;
  await pool.query(
    `insert into usage_records (id, organization_id, person_id, job_id, letter_id, change_number, kind, is_paid_by_credit, insert_time)
     select gen_random_uuid(), organization_id, person_id, organization_id, gen_random_uuid(), 1, 'CLASSIFICATION', false, now()
     from generate_series(1, 999) n, ${place}`,
    [email],
  );
  await pool.query(`update organizations set credits = 0 where id = (select organization_id from ${place})`, [email]);
  await pool.end();
}

/** Does now what the clock does every hour. */
async function closeMonths(folder: string): Promise<void> {
  const boss = await openQueue(databaseUrl(folder), { isWorker: false, log: openLog('silent') });
  await queueOf(boss).add('close-months', {});
  await boss.stop({ graceful: false });
}

test('[R-4.07] [R-D.39] [R-D.41] [R-D.42] [R-D.43] a card on the test processor, the bill of a month, its invoice, a budget, and what an upload costs', async ({
  page,
  newFolder,
  start,
}) => {
  const folder = newFolder();
  const product = await start({ dataDir: folder });
  const complaints = complaintsOf(page);
  await signIn(page, demo.otherAdmin, usagePage, product.url);
  await expect(plan(page)).toContainText('Free: credits only');
  await expect(plan(page)).toContainText('No card on file');
  await expect(plan(page)).toContainText('No card is charged.');

  await page.getByRole('button', { name: 'Change to pay as you go' }).click();
  await expect(dialog(page)).toContainText('No card is charged.');
  await dialog(page).getByLabel('Test card number').fill('4000 0000 0000 0002');
  await dialog(page).getByLabel('Valid to').fill('12 / 34');
  await dialog(page).getByLabel('Security code').fill('123');
  await dialog(page).getByRole('button', { name: 'Set up this card' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Your card was declined.');
  await expectAccessible(page, 'dialog');
  // The browser itself notes a call that was refused.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
  await dialog(page).getByLabel('Test card number').fill('4242 4242 4242 4242');
  await dialog(page).getByRole('button', { name: 'Set up this card' }).click();
  await expect(page.getByText('The card is set up.')).toBeVisible();
  await expect(plan(page)).toContainText('Active: card on file, monthly invoice');
  await expect(plan(page)).toContainText('Visa ending in 4242, valid to 12/2034');

  await addUsage(folder, demo.otherAdmin);
  await closeMonths(folder);
  const month = monthName(monthPlus(monthOf(new Date()), -2));
  await mailTo(demo.otherAdmin, new RegExp(`^Invoice INV-000001 for ${month}: \\$5,999\\.50`), product.url);
  await page.reload();
  const invoice = page.getByRole('row', { name: new RegExp(`${month} INV-000001`) });
  await expect(invoice).toContainText('Paid');
  await expect(invoice).toContainText('$5,999.50');
  const download = page.waitForEvent('download');
  await invoice.getByRole('button', { name: 'Download INV-000001 as PDF' }).click();
  expect((await download).suggestedFilename()).toBe('Tassel INV-000001.pdf');

  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Previous month' }).click();
  const bill = page.getByRole('table', { name: `Bill, ${month}` });
  await expect(bill.getByRole('row', { name: 'Total' })).toContainText('$5,999.50');
  await expect(bill.getByRole('row', { name: 'Classifications, paid by credit' })).toContainText('1 credit');
  await expect(bill.getByRole('row', { name: 'Manual reviews, from 500' })).toContainText('$400.50');
  await expect(page.getByRole('region', { name: 'Classifications' })).toContainText('$0.35 from 1,000');
  await expect(page.getByRole('table', { name: 'Charged day by day' }).getByRole('row')).toHaveCount(1 + 27);
  await expect(page.locator('canvas')).toBeVisible();
  await expect(page.getByRole('row', { name: /Priya Raman/ })).toContainText('12,345');
  await page.getByText('By job').click();
  await expect(page.getByRole('row', { name: /A job that was deleted/ })).toContainText('678');

  await page.getByRole('button', { name: 'Set a budget' }).click();
  await page.getByLabel('Budget for a month').fill('0.5');
  await page.getByRole('button', { name: 'Save budget' }).click();
  await expect(page.getByText('Enter an amount from $1 to $1,000,000.')).toBeVisible();
  await page.getByLabel('Budget for a month').fill('5,000');
  await page.getByRole('button', { name: 'Save budget' }).click();
  await expect(page.getByRole('region', { name: 'Cost' })).toContainText('119% of your $5,000 budget');
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const lines = readFileSync(await (await csv).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(1 + 13_023);

  await expectAccessible(page);
  await expectNarrow(page);

  await fillFirstTier(folder, demo.otherAdmin);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${product.url}/upload`);
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  const letters = ['digital/d05-saltmarsh-state-college.pdf', 'digital/d07-kulshan-state-university.pdf'];
  await (await picker).setFiles(letters.map(sample));
  await expect(page.getByRole('button', { name: 'Start job with 2 letters' })).toBeEnabled();
  // The 1,000th letter of the month at $0.50, the next at $0.35: the figure, and not "at most".
  await expect(page.locator('dl[aria-label="Cost"] dd').last()).toHaveText('$0.85');
  expect(complaints).toEqual([]);
});

test('[R-4.07] [R-D.43] a card in Stripe’s own fields, and the event that says so', async ({
  page,
  newFolder,
  start,
}) => {
  const stripe = await startStripeServer();
  try {
    const product = await start({ dataDir: newFolder(), env: stripe.settings });
    stripe.sendEventsTo(`${product.url}/api/stripe/events`);
    const complaints = complaintsOf(page);
    await signIn(page, demo.otherAdmin, usagePage, product.url);
    const scripts = () => page.locator(`script[src="${stripe.url}/stripe.js"]`).count();
    // Nothing of Stripe's is loaded before it is needed.
    expect(await scripts()).toBe(0);
    await page.getByRole('button', { name: 'Change to pay as you go' }).click();
    await expect(dialog(page)).not.toContainText('No card is charged.');
    const number = dialog(page).getByLabel('Card number');
    await number.fill('4000000000000002');
    expect(await scripts()).toBe(1);
    await dialog(page).getByRole('button', { name: 'Set up this card' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Your card was declined.');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('402')]);
    await number.fill('5555555555554444');
    await dialog(page).getByRole('button', { name: 'Set up this card' }).click();
    await expect(plan(page)).toContainText('Mastercard ending in 4444, valid to 12/2034');
    await expect(plan(page)).toContainText('Active: card on file');
    expect(stripe.calls.filter((call) => call.startsWith('GET'))).not.toEqual([]);
    expect(complaints).toEqual([]);
  } finally {
    await stripe.stop();
  }
});
