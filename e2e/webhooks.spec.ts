import { expect, type Page } from '@playwright/test';
import { startReceiver, type TestReceiver } from '@tassel/server/testing/webhook-receiver.ts';
import { organizationOf, untilRead, uploadJob } from './testing/jobs-by-http.ts';
import { demo, productUrl } from './testing/people.ts';
import { type HttpPerson, personByHttp } from './testing/person-by-http.ts';
import { heading } from './testing/shell.ts';
import { test } from './testing/signed-in.ts';
import { complaintsOf, expectAccessible, expectNarrow } from './testing/soundness.ts';

const token = 'tok-5b1e7d3a9c';
const file = 'digital/d01-harrow-glen-college.pdf';
const filename = 'd01-harrow-glen-college.pdf';

const toast = (page: Page, text: RegExp) => page.getByRole('region', { name: 'Notifications' }).getByText(text);
const check = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const menu = (page: Page) => page.getByRole('button', { name: /^More actions for/ });
const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const body = (page: Page) => page.getByRole('region', { name: 'Body', exact: true });

let priya: HttpPerson;
let organizationId: string;
let receiver: TestReceiver;

test.beforeAll(async () => {
  priya = await personByHttp(productUrl(), demo.otherAdmin);
  organizationId = await organizationOf(priya, /River Valley/);
  receiver = await startReceiver((_request, response) => response.end('{"received":true}'));
});
test.afterAll(() => receiver.stop());

/** A letter that Tassel reads, from upload to READY. */
async function readLetter(): Promise<string> {
  const payloads = { [filename]: { student_id: 'S-20418' } };
  const job = await uploadJob(priya, organizationId, { name: `Webhook story ${Date.now()}`, files: [file], payloads });
  await untilRead(priya, job);
  return job.letters[0]?.id as string;
}

test('[R-3.08] [R-3.09] [R-D.33] [R-D.36] [R-D.37] [R-D.38] a webhook from its form to a real receiver, its failures and its end', async ({
  openAs,
}) => {
  test.setTimeout(150_000);
  const letterId = await readLetter();
  const page = await openAs(demo.otherAdmin, '/webhooks', { isReady: false });
  const complaints = complaintsOf(page);
  await page.goto(`${productUrl()}/webhooks`);
  const name = `Student records ${process.pid}`;

  await test.step('the form shows the very body of a real letter while it is filled', async () => {
    await page.getByRole('link', { name: 'New webhook' }).first().click();
    await expect(heading(page)).toHaveText('New webhook');
    await expect(page.getByText('In this run, addresses of this machine (localhost) are allowed.')).toBeVisible();
    await expect(body(page)).toContainText(letterId);
    await check(page, 'ID').uncheck();
    await expect(body(page)).not.toContainText(letterId);
    await check(page, 'Payload').check();
    await expect(body(page)).toContainText('"student_id": "S-20418"');
    await page.getByRole('group', { name: 'Aid amounts' }).getByRole('checkbox', { name: 'Subcategory' }).check();
    await expect(body(page)).toContainText('"sub_category"');
    await check(page, 'ID').check();
  });

  await test.step('a private address and a reserved header are refused in their places', async () => {
    await page.getByRole('textbox', { name: /^Name/ }).fill(name);
    await page.getByLabel('URL').fill('http://169.254.169.254/latest');
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await expect(page.getByLabel('URL')).toHaveAccessibleDescription(/not on the open internet/);
    await page.getByLabel('URL').fill(receiver.url);
    await page.getByRole('button', { name: 'Add header' }).click();
    await page.getByLabel('Header name').fill('webhook-id');
    await page.getByLabel('Value of webhook-id').fill('x');
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await expect(page.getByText('webhook-id is set by Tassel')).toBeVisible();
    await page.getByLabel('Header name').fill('X-Token');
    await page.getByLabel('Value of X-Token').fill(`${token} {{payload.student_id}}`);
  });

  await test.step('a test call shows request, answer, headers and duration in place', async () => {
    const panel = page.getByRole('region', { name: 'Test call', exact: true });
    await panel.getByRole('button', { name: 'Send test call' }).click();
    await expect(panel.getByText('200 OK')).toBeVisible();
    await expect(panel.getByText(/^\d+ ms$|^\d+\.\d s$/)).toBeVisible();
    await expect(panel.getByRole('region', { name: 'Answer', exact: true })).toContainText('"received": true');
    await panel.getByRole('button', { name: /Request headers/ }).click();
    const headers = panel.getByRole('region', { name: 'Request headers' });
    await expect(headers).toContainText('webhook-test: true');
    await expect(headers).toContainText('x-token: ••••••••');
    expect(receiver.requests.at(-1)?.headers).toMatchObject({ 'x-token': `${token} S-20418`, 'webhook-test': 'true' });
  });

  await test.step('saved, it hides its values and is called when a letter is read', async () => {
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByLabel('Value of X-Token')).toHaveValue('');
    expect(await page.content()).not.toContain(token);
    const before = receiver.requests.length;
    const told = await readLetter();
    const request = (await receiver.received(before + 1)).at(-1);
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      id: told,
      status: 'READY',
      payload: { student_id: 'S-20418' },
    });
    expect(request?.headers['webhook-test']).toBeUndefined();
    await expectAccessible(page);
  });

  await test.step('a failure is seen, opened and delivered again', async () => {
    receiver.answer((_request, response) => response.writeHead(500).end('no room'));
    await readLetter();
    await page.getByRole('link', { name: 'Deliveries' }).click();
    const failed = rows(page).filter({ hasText: '500 Server Error' }).first();
    await expect(failed).toContainText('The answer was 500.');
    await expect(page.getByText(/^Failing since/)).toBeVisible();
    await page.getByRole('button', { name: 'Outcome' }).click();
    await page.getByRole('option', { name: 'Failed' }).click();
    await expect(page).toHaveURL(/outcome=FAILED/);
    await expect(rows(page).filter({ hasText: '200 OK' })).toHaveCount(0);
    receiver.answer((_request, response) => response.end('{"received":true}'));
    await failed.getByRole('button', { name: filename }).click();
    const dialog = page.getByRole('dialog', { name: filename });
    await expect(dialog.getByRole('region', { name: 'Answer', exact: true })).toContainText('no room');
    await dialog.getByRole('button', { name: 'Request body' }).click();
    await expect(dialog.getByRole('region', { name: 'Request body' })).toContainText('"READY"');
    await expectAccessible(page, 'dialog');
    await dialog.getByRole('button', { name: 'Redeliver' }).click();
    await expect(toast(page, /on the way again/)).toBeVisible();
    await page.goto(page.url().replace(/\?.*/, ''));
    await expect(rows(page).first()).toContainText('200 OK');
    await expect(page.getByText(/^Failing since/)).toBeHidden();
    await expectAccessible(page);
    await expectNarrow(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the secret is revealed on demand, and rotated', async () => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('button', { name: 'Reveal secret' }).click();
    await expect(page.getByLabel('Secret', { exact: true })).toHaveValue(/^whsec_/);
    const old = await page.getByLabel('Secret', { exact: true }).inputValue();
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click();
    await expect(page.getByText(/The secret before this one signs, too, until/)).toBeVisible();
    await page.getByRole('button', { name: 'Reveal secret' }).click();
    await expect(page.getByLabel('Secret', { exact: true })).not.toHaveValue(old);
    await expectNarrow(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('what it missed while disabled is counted, then delivered', async () => {
    await menu(page).click();
    await page.getByRole('menuitem', { name: 'Disable' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable webhook' }).click();
    await expect(page.getByText('It is not called until somebody enables it.')).toBeVisible();
    const missed = await readLetter();
    await page.getByRole('button', { name: 'Enable', exact: true }).click();
    await expect(page.getByText(/letters? not delivered\./)).toBeVisible();
    await page.getByRole('button', { name: 'Deliver the missing ones' }).click();
    const dialog = page.getByRole('dialog', { name: /^Deliver [\d,]+ missing letters?\?$/ });
    await dialog.getByRole('button', { name: /^Deliver [\d,]+$/ }).click();
    await expect(toast(page, /on the way\.$/)).toBeVisible();
    await expect.poll(() => receiver.requests.some((request) => request.body.includes(missed))).toBe(true);
  });

  await test.step('the list tells how it does; deleted, it is gone', async () => {
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Webhooks' }).click();
    const row = rows(page).filter({ hasText: name });
    await expect(row).toContainText('Working');
    await expect(row).toContainText('100%');
    await expect(row).toContainText('The answer was 500.');
    await expectAccessible(page);
    await row.getByRole('link', { name }).click();
    await menu(page).click();
    await page.getByRole('menuitem', { name: 'Delete webhook' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click();
    await expect(page).toHaveURL(`${productUrl()}/webhooks`);
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});
