import { execFileSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { newAdmin } from './testing/new-person.ts';
import { productUrl } from './testing/people.ts';
import { expectAccessible, expectNarrow } from './testing/soundness.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await rowOf(page, name)
    .first()
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Closes the dialog that shows a new key, and answers the key. */
async function takeKey(page: Page): Promise<string> {
  const secret = await page.getByLabel('API key', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  return secret;
}

const statusOf = async (secret: string) =>
  (
    await fetch(`${productUrl()}/api/graphql/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ me { email } }' }),
    })
  ).status;

test('[R-D.28] [R-3.11] a key is made, tried, rotated and disabled, and shown only once', async ({ page }) => {
  const email = await newAdmin(page, `Oak Fund ${Date.now()}`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${productUrl()}/api-keys`);
  let secret = '';
  let successor = '';

  await test.step('created with a name and a lifetime', async () => {
    await expect(page.getByRole('heading', { name: 'A key lets your own system act for you' })).toBeVisible();
    await page.getByRole('button', { name: 'Create key' }).click();
    const create = page.getByRole('dialog').getByRole('button', { name: 'Create key' });
    await create.click();
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name\./);
    await page.getByLabel('Name').fill('Nightly import');
    await page.getByText('30 days').click();
    await expectAccessible(page, 'dialog');
    await create.click();
    await expect(page.getByText('It is shown only now.')).toBeVisible();
    await expectAccessible(page, 'dialog');
  });

  await test.step('the ready call works as it is copied', async () => {
    await page.getByRole('button', { name: 'Copy: First call with curl' }).click();
    const call = await page.evaluate<string>('navigator.clipboard.readText()');
    const answer = execFileSync('bash', ['-c', `${call.replace('curl ', 'curl --silent ')}`]).toString();
    expect(JSON.parse(answer).data.me.email).toBe(email);
    secret = await takeKey(page);
    expect(secret).toMatch(/^tsl_[a-z0-9]{8}_[A-Za-z0-9]{32}$/);
  });

  await test.step('listed by its identifying part, with when it was used, and without its secret', async () => {
    await page.reload();
    const row = rowOf(page, 'Nightly import');
    await expect(row).toContainText(secret.slice(0, 12));
    await expect(row).toContainText('Active');
    await expect(row).toContainText('in 30 days');
    await expect(row).toContainText('just now');
    const kept = await page.evaluate<string>(
      'document.documentElement.outerHTML + JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })',
    );
    expect(kept).toContain(secret.slice(0, 12));
    expect(kept).not.toContain(secret.slice(13));
  });

  await test.step('rotated: both work, the old one says that it rotates out', async () => {
    await choose(page, 'Nightly import', 'Rotate');
    await page.getByRole('button', { name: 'Rotate key' }).click();
    await expect(page.getByText(`${secret.slice(0, 12)} works for 24 hours more`)).toBeVisible();
    successor = await takeKey(page);
    expect([await statusOf(secret), await statusOf(successor)]).toEqual([200, 200]);
    await expect(rowOf(page, secret.slice(0, 12))).toContainText('Rotates out');
    await expect(rowOf(page, successor.slice(0, 12))).toContainText('Active');
  });

  await test.step('disabled, and refused from then on', async () => {
    await choose(page, 'Nightly import', 'Disable');
    await page.getByRole('button', { name: 'Disable key' }).click();
    await expect(rowOf(page, successor.slice(0, 12))).toContainText('Disabled');
    expect(await statusOf(successor)).toBe(401);
    await expectAccessible(page);
    await expectNarrow(page);
  });
});
