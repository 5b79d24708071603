import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demo, productUrl, signIn } from './testing/people.ts';
import {
  accountButton,
  chooseOrganization,
  heading,
  organizationMenu,
  overlay,
  sidebar,
  signInHeading,
} from './testing/shell.ts';
import { test } from './testing/signed-in.ts';
import { changeSignIn, secondsFromNow, store, stored, storedSignIn, storedUser } from './testing/stored.ts';

test('[R-2.10] [R-3.19] [R-4.03] the gate waits for the app-user check, then loads the session and shows the page', async ({
  openAs,
}) => {
  const page = await openAs(demo.user, '/webhooks');
  await expect.poll(async () => (await storedUser(page))?.isLoggedIn).toBe(true);
  const check = await hold(page, '**/advisors/api/signin');
  const profiles = callsNamed(page, 'Profile');
  await page.reload();
  await expect(overlay(page)).toBeVisible();
  // The saved state says logged in; the store starts without it.
  await expect(accountButton(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeEmpty();
  expect(profiles()).toBe(0);
  check.release();
  await expect(heading(page)).toContainText('Webhooks');
  expect(profiles()).toBe(1);
});

test('[R-2.10] the session is loaded once, however many pages are opened', async ({ openAs }) => {
  const page = await openAs(demo.user, '', { isReady: false });
  const profiles = callsNamed(page, 'Profile');
  await page.goto(`${productUrl()}/jobs`);
  // The explorer is a document of its own, and would load it again.
  for (const name of ['Webhooks', 'Manage API Keys', 'Upload']) await sidebar(page).getByRole('link', { name }).click();
  await expect(page).toHaveURL(`${productUrl()}/upload`);
  expect(profiles()).toBe(1);
});

test('[R-2.10] [R-3.19] a check that fails says so, and can be tried again', async ({ openAs }) => {
  const page = await openAs(demo.user, '', { isReady: false });
  await page.route('**/api/private/rest/signin', (route) => route.abort(), { times: 1 });
  await page.goto(`${productUrl()}/webhooks`);
  await expect(page.getByRole('alert')).toContainText('Your account could not be checked');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toContainText('Webhooks');
});

test('[R-3.16] [R-3.17] [R-4.03] the user slice, the app state and the organization are kept under their keys', async ({
  openAs,
}) => {
  const page = await openAs(demo.admin, '/webhooks');
  await expect.poll(async () => (await storedUser(page))?.activeTab).toBe('/webhooks');
  const user = await storedUser(page);
  expect(Object.keys(user ?? {}).toSorted()).toEqual([
    'activeTab',
    'error',
    'hasOrganizations',
    'isLoading',
    'isLoggedIn',
    'organizationId',
    'profile',
    'schemaTypes',
  ]);
  expect(user).toMatchObject({ isLoggedIn: true, hasOrganizations: true, isLoading: false, error: null });
  expect(user?.profile).toMatchObject({ email: demo.admin, firstName: 'Dana', lastName: 'Whitfield' });
  expect(user?.schemaTypes).toContainEqual({ name: 'Role', values: ['ADMIN', 'REVIEWER', 'USER'] });

  await sidebar(page).getByRole('link', { name: 'Manage API Keys' }).click();
  await expect.poll(async () => (await storedUser(page))?.activeTab).toBe('/api-keys');
  await sidebar(page).getByRole('button', { name: 'Collapse sidebar' }).click();
  const appState = { currentTab: '/api-keys', internalState: { isSidebarCollapsed: true } };
  await expect.poll(() => stored(page, 'tassel.app')).toEqual(appState);
  await chooseOrganization(page, 'River Valley Promise');
  await expect.poll(async () => stored(page, 'tassel.organization-id')).toBe(await idOf(page, 'River Valley Promise'));
});

test('[R-4.03] signed out, the user and app state that were left behind are cleared', async ({ page }) => {
  await page.goto(`${productUrl()}/legal`);
  await store(page, 'tassel.user', { isLoggedIn: true, hasOrganizations: true, profile: { firstName: 'Someone' } });
  await store(page, 'tassel.app', { currentTab: '/jobs', internalState: { isSidebarCollapsed: true } });
  await page.reload();
  await expect(heading(page)).toHaveText('Legal');
  await expect.poll(() => stored(page, 'tassel.user')).toBeNull();
  await expect.poll(() => stored(page, 'tassel.app')).toBeNull();
  await expect(accountButton(page)).toBeHidden();
});

test('[R-4.01] the stored organization counts if it is the person’s, else the first does', async ({ openAs }) => {
  const page = await openAs(demo.admin, '/webhooks');
  await expect(organizationMenu(page)).toContainText('Bridgepath College Access');
  await store(page, 'tassel.organization-id', await idOf(page, 'River Valley Promise'));
  await page.reload();
  await expect(organizationMenu(page)).toContainText('River Valley Promise');
  await store(page, 'tassel.organization-id', '018f0000-0000-7000-8000-000000000000');
  await page.reload();
  await expect(organizationMenu(page)).toContainText('Bridgepath College Access');
});

test('[R-4.02] a chosen organization is set, loaded and saved, and its role counts', async ({ openAs }) => {
  const page = await openAs(demo.admin, '/org-settings/members');
  const id = await idOf(page, 'River Valley Promise');
  const loaded = page.waitForRequest((request) => (request.postData() ?? '').includes('query Organization('));
  await chooseOrganization(page, 'River Valley Promise');
  expect((await loaded).postDataJSON().variables).toEqual({ organizationId: id });
  await expect(organizationMenu(page)).toContainText('River Valley Promise');
  // Dana is a User there: the page that she had open is not hers any more.
  await expect(page).toHaveURL(`${productUrl()}/jobs`);
  await expect(sidebar(page).getByRole('link', { name: 'Org Settings' })).toBeHidden();
  expect(await stored(page, 'tassel.organization-id')).toBe(id);
  expect((await storedUser(page))?.organizationId).toBe(id);
  await page.reload();
  await expect(organizationMenu(page)).toContainText('River Valley Promise');
});

test('[R-4.02] each tab keeps its organization until it is loaded again', async ({ openAs }) => {
  const page = await openAs(demo.admin, '/webhooks');
  const other = await page.context().newPage();
  await other.goto(`${productUrl()}/webhooks`);
  await expect(organizationMenu(other)).toContainText('Bridgepath College Access');
  await chooseOrganization(page, 'River Valley Promise');
  await expect.poll(() => stored(page, 'tassel.organization-id')).not.toBeNull();
  await other.getByRole('link', { name: 'Org Settings' }).click();
  await expect(other.getByLabel('Organization name')).toHaveValue('Bridgepath College Access');
  await other.goto(`${productUrl()}/jobs`);
  await expect(organizationMenu(other)).toContainText('River Valley Promise');
});

test('[R-2.03] [R-D.48] a 403 leads by way of /force-login to the provider, signed out', async ({ page }) => {
  await signIn(page, demo.user, '/webhooks');
  await expect(heading(page)).toContainText('Webhooks');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.route('**/advisors/graphql/', async (route) => {
    const headers = { ...(await route.request().allHeaders()), authorization: 'JWT no.such.token' };
    await route.continue({ headers });
  });
  const refusal = page.waitForResponse('**/advisors/graphql/');
  await accountButton(page).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  expect((await refusal).status()).toBe(403);
  await expect(signInHeading(page)).toBeVisible();
  expect(visited).toContain('/force-login');
  expect(visited).toContain('/');
});

test('[R-2.03] [R-9.03] a token that can’t be renewed leads to /force-login', async ({ page }) => {
  await signIn(page, demo.user, '/webhooks');
  await expect(heading(page)).toContainText('Webhooks');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await changeSignIn(page, (signIn) => {
    signIn.refresh_token = 'used-up';
    signIn.profile.exp = secondsFromNow(0);
  });
  await accountButton(page).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(signInHeading(page)).toBeVisible();
  expect(visited).toContain('/force-login');
});

test('[R-D.48] another organization’s id is answered with 200 and NOT_FOUND', async ({ openAs }) => {
  const page = await openAs(demo.user, '/webhooks');
  const answer = await ask(page, { organizationId: '018f0000-0000-7000-8000-000000000000' });
  expect(answer.status).toBe(200);
  expect(answer.body.errors[0]?.extensions.code).toBe('NOT_FOUND');
});

test('[R-9.03] two tabs whose token ends at once renew it once and both stay signed in', async ({ page, context }) => {
  await signIn(page, demo.user, '/webhooks');
  await expect(accountButton(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${productUrl()}/webhooks`);
  await expect(accountButton(other)).toBeVisible();
  const before = await storedSignIn(page);
  await changeSignIn(page, ({ profile }) => {
    profile.exp = secondsFromNow(50);
  });
  const renewals = tokenRequests(context);
  await Promise.all([page, other].map((tab) => openProfile(tab)));
  for (const tab of [page, other]) await expect(tab.getByLabel('Last name')).toHaveValue('Bell');
  expect(renewals()).toBe(1);
  const after = await storedSignIn(page);
  expect(after.id_token).not.toBe(before.id_token);
  expect(after.refresh_token).not.toBe(before.refresh_token);
});

test('[R-9.03] a token with more than 60 s to go is used as it is', async ({ page, context }) => {
  await signIn(page, demo.user, '/webhooks');
  await expect(accountButton(page)).toBeVisible();
  await changeSignIn(page, ({ profile }) => {
    profile.exp = secondsFromNow(120);
  });
  const renewals = tokenRequests(context);
  await openProfile(page);
  await expect(page.getByLabel('Last name')).toHaveValue('Bell');
  expect(renewals()).toBe(0);
});

test('[R-9.03] a token request is given up after 10 s, and tried three times more', async ({ page, context }) => {
  await page.clock.install();
  await signIn(page, demo.user, '/webhooks');
  await expect(accountButton(page)).toBeVisible();
  await changeSignIn(page, ({ profile }) => {
    profile.exp = secondsFromNow(0);
  });
  const renewals = tokenRequests(context);
  const dead = Promise.withResolvers<void>();
  await page.route('**/identity/token', async (route) => {
    if (renewals() > 1) return renewals() < 4 ? route.abort() : route.continue();
    await dead.promise;
  });
  await openProfile(page);
  await expect.poll(renewals).toBe(1);
  await page.clock.runFor(9_000);
  expect(renewals()).toBe(1);
  await page.clock.runFor(1_000);
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return renewals();
    })
    .toBe(4);
  await expect(page.getByLabel('Last name')).toHaveValue('Bell');
  dead.resolve();
});

test('[R-9.03] a sign-in lasts a day and the leeway of 60 s, not longer', async ({ page, context }) => {
  const day = 24 * 60 * 60;
  await signIn(page, demo.user, '/webhooks');
  await expect(accountButton(page)).toBeVisible();
  await changeSignIn(page, ({ profile }) => {
    profile.auth_time = secondsFromNow(-day - 20);
  });
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  await changeSignIn(page, ({ profile }) => {
    profile.auth_time = secondsFromNow(-day - 61);
  });
  // The provider counts the same day by its own clock; here its session is made to end with the tokens.
  await context.clearCookies();
  const asked = page.waitForRequest(/\/identity\/auth\?/);
  await page.reload();
  expect(new URL((await asked).url()).searchParams.get('max_age')).toBe(String(day));
  await expect(signInHeading(page)).toBeVisible();
});

test('signing out in one tab signs the other out, and neither comes back by itself', async ({ page, context }) => {
  await signIn(page, demo.user, '/webhooks');
  await expect(accountButton(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${productUrl()}/webhooks`);
  await expect(accountButton(other)).toBeVisible();
  await page.goto(`${productUrl()}/logout`);
  await expect(signInHeading(page)).toBeVisible();
  await expect(heading(other)).toHaveText('You are signed out');
  await expect(accountButton(other)).toBeHidden();
  await other.getByRole('link', { name: 'Sign in' }).click();
  await expect(signInHeading(other)).toBeVisible();
});

async function idOf(page: Page, name: string): Promise<string> {
  const memberships = (await storedUser(page))?.profile?.organizationUsers ?? [];
  return memberships.find(({ organization }) => organization.name === name)?.organization.id as string;
}

async function openProfile(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('link', { name: 'Profile' }).click();
}

async function hold(page: Page, address: string): Promise<{ release: () => void }> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { release: () => held.resolve() };
}

function callsNamed(page: Page, name: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes(`query ${name} `)) calls++;
  });
  return () => calls;
}

function tokenRequests(context: BrowserContext): () => number {
  let requests = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/identity/token') && request.method() === 'POST') requests++;
  });
  return () => requests;
}

type Answer = { status: number; body: { errors: { extensions: { code: string } }[] } };

async function ask(page: Page, variables: object): Promise<Answer> {
  const { id_token } = await storedSignIn(page);
  const query = 'query ($organizationId: ID) { organization(organizationId: $organizationId) { id } }';
  const answer = await page.request.post(`${productUrl()}/api/private/graphql/`, {
    headers: { Authorization: `JWT ${id_token}`, 'Api-Revision': '1' },
    data: { query, variables },
  });
  return { status: answer.status(), body: await answer.json() };
}
