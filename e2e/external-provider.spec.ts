import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { apiRevision } from '@tassel/contract/api-revision.ts';
import { openPool } from '@tassel/server/platform/database.ts';
import { type ExternalProvider, externalClientId, startExternalProvider } from './testing/external-provider.ts';
import { account, fillAccount, skipInvites } from './testing/new-person.ts';
import { test } from './testing/own-products.ts';
import { freePort, type Product, startProduct } from './testing/start-product.ts';

let provider: ExternalProvider;
let product: Product;

test.setTimeout(120_000);
test.beforeAll(async () => {
  const [port, providerPort] = [await freePort(), await freePort()];
  const consoleOrigin = `http://localhost:${port}`;
  // The console renews a minute before the end: here, two seconds after the sign-in.
  provider = await startExternalProvider({ port: providerPort, consoleOrigin, idTokenSeconds: 62 });
  product = await startProduct({ port, env: { HOST: '0.0.0.0', ...settingsFor(provider) } });
});
test.afterAll(async () => {
  await product.stop();
  await provider.stop();
});

const settingsFor = ({ issuer }: ExternalProvider) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: externalClientId,
  SECRET_KEY: 'a secret key that is only for stories',
});

test('a real provider switches the embedded one, the demo and the developer pages off', async () => {
  expect(product.output()).toContain('Tassel runs at');
  expect(product.output()).not.toContain('Sign in with');
  for (const path of ['/identity/.well-known/openid-configuration', '/identity', '/dev/mail', '/dev/mail.json'])
    expect((await fetch(product.url + path)).status, path).toBe(404);
  const page = await (await fetch(`${product.url}/dev/gallery`)).text();
  expect(page).toContain('"hasDevPages":false');
  expect(await people()).toBe(0);
});

test("the Content-Security-Policy adds the provider's host and nothing else", async () => {
  const policy = (await fetch(product.url)).headers.get('content-security-policy') as string;
  const sources = policy.split(';').flatMap((directive) => directive.trim().split(' ').slice(1));
  expect([...new Set(sources)].sort()).toEqual(["'none'", "'self'", provider.origin]);
  expect(policy).toContain(`connect-src 'self' ${provider.origin};`);
});

test('[R-2.02] sign-up with any provider: a hint, PKCE, an account, an organization', async ({ page }) => {
  const wish = page.waitForRequest(`${provider.origin}/authorize?**`);
  await page.goto(`${product.url}/signup`);
  const { searchParams } = new URL((await wish).url());
  expect(Object.fromEntries(searchParams)).toMatchObject({ screen_hint: 'signup', code_challenge_method: 'S256' });
  expect(searchParams.has('prompt')).toBe(false);
  expect(searchParams.get('scope')?.split(' ')).toContain('offline_access');
  await expect(page.getByRole('heading')).toHaveText('Join Elsewhere ID');
  await enter(page, 'ines');
  await createAccount(page);
  await page.getByLabel('Organization name').fill('Elsewhere College Access');
  await page.getByRole('button', { name: 'Create organization' }).click();
  await skipInvites(page);
  await expect(page).toHaveURL(`${product.url}/jobs`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jobs');
  await page.goto(`${product.url}/signup`);
  await expect(page).toHaveURL(`${product.url}/jobs`);
});

test('an address that the provider did not prove is proven by a link', async ({ page }) => {
  await signIn(page, 'unproven');
  await createAccount(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify your email');
  await expect(page.getByText('unproven@elsewhere.example').first()).toBeVisible();
});

test('[R-9.03] a token near its end is renewed behind the page, in up to three retries', async ({ page }) => {
  await signIn(page, 'renewing');
  await createAccount(page);
  await expect(page.getByLabel('Organization name')).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isStillHere: true }));

  const attempts: string[] = [];
  await page.route(`${provider.origin}/oauth/token`, (route) => {
    attempts.push(new URLSearchParams(route.request().postData() ?? '').get('grant_type') ?? '');
    return attempts.length <= 3 ? route.abort() : route.continue();
  });
  // Waits until the token is older than two seconds, then presses once.
  await expect.poll(() => page.evaluate(secondsToExpiry), { timeout: 10_000 }).toBeLessThan(60);
  await page.getByLabel('Organization name').fill('Renewed College Access');
  await page.getByRole('button', { name: 'Create organization' }).click();
  await expect(page).toHaveURL(`${product.url}/jobs`, { timeout: 30_000 });
  expect(attempts.slice(0, 4)).toEqual(Array(4).fill('refresh_token'));
  expect(await page.evaluate(() => 'isStillHere' in globalThis)).toBe(true);
});

test('[R-9.03] clocks may differ by 60 seconds', async () => {
  const now = Math.floor(Date.now() / 1000);
  const statusOf = (claims: object) => callWith(provider.token({ sub: 'ext|nobody', iat: now - 300, ...claims }));
  expect(await statusOf({ exp: now + 300 })).toBe(404);
  expect(await statusOf({ exp: now - 40 })).toBe(404);
  expect(await statusOf({ exp: now - 70 })).toBe(403);
  expect(await statusOf({ exp: now + 300, aud: 'somebody-else' })).toBe(403);
  expect(await statusOf({ exp: now + 300, iss: provider.origin })).toBe(403);
});

test("[R-2.01] /logout ends the provider's session and returns to the site origin", async ({ page }) => {
  await signIn(page, 'leaving');
  await createAccount(page);
  await expect(page.getByLabel('Organization name')).toBeVisible();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.goto(`${product.url}/logout`);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading')).toHaveText('Elsewhere ID');
  expect(visited).toContain(`${product.url}/`);
  const { origins } = await page.context().storageState();
  const kept = origins.find(({ origin }) => origin === product.url)?.localStorage.map(({ name }) => name);
  expect(kept?.filter((name) => /identity\.user:|user/i.test(name)) ?? []).toEqual([]);
});

test('a provider that offers no sign-out asks who it is at the next sign-in', async ({ page, newFolder, start }) => {
  const port = await freePort();
  const silent = await startExternalProvider({
    port: await freePort(),
    consoleOrigin: `http://localhost:${port}`,
    hasSignOut: false,
  });
  const outside = await start({ dataDir: newFolder(), port, env: settingsFor(silent) });
  await page.goto(outside.url);
  await enter(page, 'staying');
  await page.goto(`${outside.url}/logout`);
  await expect(page.getByRole('heading')).toHaveText('Elsewhere ID');
  await enter(page, 'staying');
  // From now on its session counts again.
  await page.evaluate(() => localStorage.clear());
  await page.goto(outside.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await silent.stop();
});

async function enter(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
}

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto(product.url);
  await expect(page.getByRole('heading')).toHaveText('Elsewhere ID');
  await enter(page, name);
}

async function createAccount(page: Page): Promise<void> {
  expect(Object.keys(account)).toHaveLength(5);
  await fillAccount(page);
  await page.getByRole('button', { name: 'Create account' }).click();
}

function secondsToExpiry(): number {
  const key = Object.keys(localStorage).find((name) => name.startsWith('tassel.identity.user:')) ?? '';
  return JSON.parse(localStorage.getItem(key) ?? '{}').profile.exp - Date.now() / 1000;
}

async function callWith(token: string): Promise<number> {
  const headers = { authorization: `JWT ${token}`, 'api-revision': String(apiRevision) };
  return (await fetch(`${product.url}/api/private/rest/signin`, { method: 'POST', headers })).status;
}

async function people(): Promise<number> {
  const { port, password } = JSON.parse(readFileSync(join(product.dataDir, 'database.json'), 'utf8'));
  const pool = openPool(`postgres://tassel:${password}@127.0.0.1:${port}/tassel`, { max: 1 });
  const { rows } = await pool.query("select count(*) as people from people where issuer = 'embedded'");
  await pool.end();
  return rows[0].people;
}
