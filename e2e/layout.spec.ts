import { expect, type Page } from '@playwright/test';
import { demo, productUrl, signIn } from './testing/people.ts';
import {
  accountButton,
  chooseOrganization,
  drawer,
  heading,
  organizationMenu,
  overlay,
  sidebar,
  signInHeading,
} from './testing/shell.ts';
import { test } from './testing/signed-in.ts';
import { type Product, startProduct } from './testing/start-product.ts';
import { stored } from './testing/stored.ts';

test('[R-2.11] the header has the logo, the organization dropdown and the profile icon', async ({ openAs }) => {
  const page = await openAs(demo.admin, '/webhooks');
  const header = page.getByRole('banner');
  await expect(organizationMenu(page)).toHaveText('your organization Bridgepath College Access');
  await organizationMenu(page).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['Bridgepath College Access', 'River Valley Promise']);
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('Bridgepath College Access');
  await page.keyboard.press('Escape');
  await accountButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(accountButton(page)).toBeFocused();
  await header.getByRole('link', { name: 'Tassel' }).click();
  await expect(page).toHaveURL(`${productUrl()}/jobs`);
});

test('[R-2.11] signed out, the header has the logo alone', async ({ page }) => {
  await page.goto(`${productUrl()}/legal`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Tassel' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(sidebar(page)).toBeHidden();
});

test('[R-2.12] the drawer on the right says who is signed in, and is at most 24rem wide', async ({ openAs }) => {
  const page = await openAs(demo.user, '/jobs');
  await accountButton(page).click();
  await expect(drawer(page).getByRole('heading', { name: 'Your Account' })).toBeVisible();
  await expect(drawer(page)).toContainText('Marcus Bell');
  await expect(drawer(page)).toContainText(demo.user);
  await expect(drawer(page).getByRole('link', { name: 'sign out' })).toHaveAttribute('href', '/logout');
  await expect.poll(() => drawer(page).boundingBox()).toEqual({ x: 1440 - 384, y: 0, width: 384, height: 900 });
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(() => drawer(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
});

test('[R-2.13] the sidebar is 14rem wide, folds and unfolds, and stays as it was left', async ({ openAs }) => {
  const page = await openAs(demo.user, '/jobs');
  const width = async () => (await sidebar(page).boundingBox())?.width;
  await expect.poll(width).toBe(224);
  const collapse = sidebar(page).getByRole('button', { name: 'Collapse sidebar' });
  await expect(collapse).toHaveAttribute('aria-expanded', 'true');
  await collapse.click();
  await expect.poll(width).toBeLessThan(80);
  await page.reload();
  await expect(sidebar(page).getByRole('link', { name: 'Webhooks' })).toBeVisible();
  await expect.poll(width).toBeLessThan(80);
  await sidebar(page).getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(width).toBe(224);
});

const everybodys = { Jobs: '/jobs' };
const makers = { Upload: '/upload', ...everybodys };
const developers = { GraphQL: '/graphql', Webhooks: '/webhooks', 'Manage API Keys': '/api-keys' };

test('[R-2.14] the sidebar has the links of the role', async ({ openAs }) => {
  const admin = await openAs(demo.admin, '/jobs');
  await expect.poll(() => linksOf(admin)).toEqual({ ...makers, 'Org Settings': '/org-settings', ...developers });
  const user = await openAs(demo.user, '/jobs');
  await expect.poll(() => linksOf(user)).toEqual({ ...makers, ...developers });
  const reviewer = await openAs(demo.reviewer, '/jobs');
  await expect.poll(() => linksOf(reviewer)).toEqual(everybodys);
});

test('[R-2.14] the link whose path begins the address is the active one', async ({ openAs }) => {
  const page = await openAs(demo.admin, '/jobs/map');
  const active = sidebar(page).locator('[aria-current]');
  await expect(active).toHaveText('Jobs');
  await page.goto(`${productUrl()}/org-settings/members`);
  await expect(active).toHaveText('Org Settings');
  await page.goto(`${productUrl()}/webhooks`);
  await expect(active).toHaveText('Webhooks');
  await accountButton(page).click();
  await drawer(page).getByRole('link', { name: 'Profile' }).click();
  await expect(heading(page)).toHaveText('Profile');
  await expect(active).toHaveCount(0);
});

test('[R-2.15] the footer opens about, legal and help in a new tab, for everyone', async ({ page, context }) => {
  await page.goto(`${productUrl()}/nonsense`);
  for (const [name, path, title] of [
    ['about', '/about-tassel', 'About Tassel'],
    ['legal', '/legal', 'Legal'],
    ['help', '/help', 'Help'],
  ] as const) {
    const opening = context.waitForEvent('page');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    const tab = await opening;
    await expect(tab).toHaveURL(productUrl() + path);
    await expect(heading(tab)).toHaveText(title);
    const words = (await tab.getByRole('main').textContent())?.split(/\s+/);
    expect(words?.length).toBeGreaterThan(80);
    await tab.close();
  }
});

test('[R-2.15] help is hidden on small screens, where the sidebar is behind a menu button', async ({ openAs }) => {
  const page = await openAs(demo.admin, '/jobs');
  await page.setViewportSize({ width: 360, height: 640 });
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'legal' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'help' })).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Webhooks' }).click();
  await expect(page).toHaveURL(`${productUrl()}/webhooks`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
});

test('[R-2.16] [R-D.50] the overlay stands while an organization is switched, and not while a list is read', async ({
  openAs,
}) => {
  const page = await openAs(demo.admin, '/webhooks');
  await expect(overlay(page)).toBeHidden();
  const held = Promise.withResolvers<void>();
  await page.route('**/graphql/', async (route) => {
    await held.promise;
    await route.continue();
  });
  const read = page.waitForRequest('**/advisors/graphql/');
  await accountButton(page).click();
  await drawer(page).getByRole('link', { name: 'Profile' }).click();
  await read;
  await expect(heading(page)).toHaveText('Profile');
  await expect(overlay(page)).toBeHidden();
  await chooseOrganization(page, 'River Valley Promise');
  await expect(overlay(page)).toBeVisible();
  held.resolve();
  await expect(overlay(page)).toBeHidden();
});

test.describe('with tag management, a support address and a main app', () => {
  let product: Product;

  test.beforeAll(async () => {
    product = await startProduct({
      env: {
        TAG_MANAGER_ID: 'GTM-TEST1',
        SUPPORT_URL: 'https://support.example.org/contact?product=tassel',
        MAIN_APP_URL: 'https://app.example.org/home',
      },
    });
  });
  test.afterAll(() => product.stop());
  test.beforeEach(({ context }) =>
    context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.hasTagManagement = true' }),
    ),
  );

  test('[R-2.17] each navigation sends its path, and the path with the query, to tag management', async ({ page }) => {
    await signIn(page, demo.admin, '/webhooks?q=april', product.url);
    await expect(page).toHaveURL(`${product.url}/webhooks?q=april`);
    await expect.poll(() => page.evaluate('window.hasTagManagement')).toBe(true);
    await expect.poll(() => lastPageView(page)).toEqual(view('/webhooks', '/webhooks?q=april'));
    await sidebar(page).getByRole('link', { name: 'Manage API Keys' }).click();
    await expect.poll(() => lastPageView(page)).toEqual(view('/api-keys', '/api-keys'));
    await page.goBack();
    await expect.poll(() => lastPageView(page)).toEqual(view('/webhooks', '/webhooks?q=april'));
    // What the provider answered with is nobody else's.
    expect(JSON.stringify(await page.evaluate('dataLayer'))).not.toContain('code=');
  });

  test('[R-2.03] [R-3.17] the tag-management state is kept, and cleared by /force-login', async ({ page }) => {
    await signIn(page, demo.user, '/webhooks', product.url);
    await expect.poll(() => stored(page, 'tassel.tag-management')).toEqual({ toldSignInAt: expect.any(Number) });
    await page.goto(`${product.url}/force-login`);
    await expect(signInHeading(page)).toBeVisible();
    expect(await stored(page, 'tassel.tag-management')).toBeNull();
  });

  test('[R-2.18] [R-D.46] links to support and to the main app carry the current address as returnTo', async ({
    page,
  }) => {
    await signIn(page, demo.admin, '/webhooks?q=april', product.url);
    const returnTo = encodeURIComponent(`${product.url}/webhooks?q=april`);
    const support = `https://support.example.org/contact?product=tassel&returnTo=${returnTo}`;
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'help' })).toHaveAttribute('href', support);
    await accountButton(page).click();
    await expect(drawer(page).getByRole('link', { name: 'Support' })).toHaveAttribute('href', support);
    const mainApp = drawer(page).getByRole('link', { name: 'Main app' });
    await expect(mainApp).toHaveAttribute('href', `https://app.example.org/home?returnTo=${returnTo}`);
    await page.keyboard.press('Escape');
    await sidebar(page).getByRole('link', { name: 'Org Settings' }).click();
    await accountButton(page).click();
    const later = encodeURIComponent(`${product.url}/org-settings`);
    await expect(mainApp).toHaveAttribute('href', `https://app.example.org/home?returnTo=${later}`);
  });
});

async function linksOf(page: Page): Promise<Record<string, string | null>> {
  const links = await sidebar(page).getByRole('link').all();
  const entries = links.map(async (link) => [await link.textContent(), await link.getAttribute('href')] as const);
  return Object.fromEntries(await Promise.all(entries));
}

const view = (path: string, pathWithQuery: string) => ({ event: 'page_view', path, pathWithQuery });

const lastPageView = (page: Page) => page.evaluate(`dataLayer.findLast(({ event }) => event === 'page_view')`);
