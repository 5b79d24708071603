import { expect, type Page, type Request, test } from '@playwright/test';
import { tabTo } from './testing/keyboard.ts';
import { signUpAtProvider } from './testing/new-person.ts';
import { demo, demoPassword, linkIn, mailTo, productUrl, signIn } from './testing/people.ts';
import { accountButton, drawer, heading, signInHeading } from './testing/shell.ts';
import { changeSignIn, secondsFromNow, stored } from './testing/stored.ts';

test('a demo person signs in', async ({ page }) => {
  await signIn(page, demo.admin);
  await expect(page).toHaveURL(`${productUrl()}/jobs`);
  await expect(heading(page)).toContainText('Jobs');
});

test('[R-4.01] [R-7.04] sign-in asks both doors with an empty body, then loads the profile and the schema types', async ({
  page,
}) => {
  const calls = privateCalls(page);
  const answers = ['/api/private/rest/signin', '/advisors/api/signin'].map((door) =>
    page.waitForResponse(productUrl() + door),
  );
  await signIn(page, demo.admin);
  await expect(accountButton(page)).toBeVisible();
  for (const answer of await Promise.all(answers)) {
    expect(answer.status()).toBe(204);
    expect(answer.request().method()).toBe('POST');
    expect(answer.request().postData()).toBeNull();
    expect(await answer.request().headerValue('Authorization')).toMatch(/^JWT ey/);
    expect(await answer.request().headerValue('Api-Revision')).toMatch(/^\d+$/);
  }
  const paths = calls.map((call) => new URL(call.url()).pathname);
  const profile = calls.findIndex((call) => /query Profile/.test(call.postData() ?? ''));
  expect(paths.slice(0, profile).toSorted()).toEqual(['/advisors/api/signin', '/api/private/rest/signin']);
  expect(calls[profile]?.postData()).toContain('__schema');
});

test('a wrong password is told in words, keeps the email and counts the tries', async ({ page }) => {
  await page.goto(productUrl());
  await page.getByLabel('Email').fill('nobody.in.particular@example.test');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText("Email and password don't match. 4 tries left.");
  await expect(page.getByLabel('Email')).toHaveValue('nobody.in.particular@example.test');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expect(page.getByLabel('Password')).toHaveValue('');
});

test('[R-2.01] [R-2.12] the keyboard alone signs in, opens the drawer and signs out', async ({ page }) => {
  await page.goto(productUrl());
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(demo.user);
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await tabTo(page, accountButton(page));
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await tabTo(page, drawer(page).getByRole('link', { name: 'sign out' }));
  await page.keyboard.press('Enter');
  await expect(signInHeading(page)).toBeVisible();
});

test('[R-2.01] /logout clears user and app state, signs out at the provider and returns to the origin', async ({
  page,
}) => {
  await signIn(page, demo.user, '/webhooks');
  await expect.poll(() => stored(page, 'tassel.user')).not.toBeNull();
  await expect.poll(() => stored(page, 'tassel.app')).not.toBeNull();
  const visited = visitedAddresses(page);
  await page.goto(`${productUrl()}/logout`);
  await expect(signInHeading(page)).toBeVisible();
  expect(visited()).toContain(`${productUrl()}/`);
  expect(await stored(page, 'tassel.user')).toBeNull();
  expect(await stored(page, 'tassel.app')).toBeNull();
  // The provider would let a session that lives through without asking.
  await page.goto(`${productUrl()}/jobs`);
  await expect(signInHeading(page)).toBeVisible();
});

test('a new password comes by mail: the link works once and ends the sign-in of the other browser', async ({
  page,
  browser,
}) => {
  const email = await signUpAtProvider(page);
  const other = await browser.newPage();
  await test.step('the link in the mail', async () => {
    await other.goto(productUrl());
    await other.getByRole('link', { name: 'Forgot it?' }).click();
    await other.getByLabel('Email').fill(email);
    await other.getByRole('button', { name: 'Send the link' }).click();
    await expect(other.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  });
  const link = linkIn(await mailTo(email, /Reset your Tassel password/));
  await other.goto(link);
  await other.getByLabel('New password').fill('a whole new password');
  await other.getByRole('button', { name: 'Change password' }).click();
  await expect(other.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'This link has been used' })).toBeVisible();

  await test.step('the first browser is out as soon as its token needs renewal', async () => {
    await changeSignIn(page, ({ profile }) => {
      profile.exp = secondsFromNow(0);
    });
    await page.goto(productUrl());
    await expect(signInHeading(page)).toBeVisible();
  });
  await enter(page, email, demoPassword);
  await expect(page.getByRole('alert')).toContainText("Email and password don't match.");
  await enter(page, email, 'a whole new password');
  await expect(page).toHaveURL(/\/create-account/);
  await other.close();
});

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

function privateCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (/^\/(api\/private|advisors)\//.test(new URL(request.url()).pathname)) calls.push(request);
  });
  return calls;
}

function visitedAddresses(page: Page): () => string[] {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  return () => visited;
}
