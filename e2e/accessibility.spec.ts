import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demo, productUrl, signIn } from './testing/people.ts';
import { accountButton, heading, signInHeading } from './testing/shell.ts';
import { test } from './testing/signed-in.ts';
import { complaintsOf, expectAccessible, expectNarrow } from './testing/soundness.ts';

const adminPages = [
  '/jobs',
  '/jobs/letters',
  '/jobs/review',
  '/jobs/exports',
  '/jobs/map',
  '/upload',
  '/graphql',
  '/webhooks',
  '/webhooks/new',
  '/api-keys',
  '/advisor',
  '/org-settings',
  '/org-settings/review-and-privacy',
  '/org-settings/members',
  '/org-settings/usage',
  '/org-settings/audit',
  '/api-associations',
  '/create-account',
];
const publicPages = ['/about-tassel', '/legal', '/help', '/docs/api', '/no-such-page', '/dev/gallery', '/dev/mail'];

async function expectSound(page: Page, open: () => Promise<unknown>): Promise<void> {
  const complaints = complaintsOf(page);
  await open();
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  await expectNarrow(page);
  expect(complaints).toEqual([]);
}

const sound = 'is accessible in light and dark, fits 360 px, and the browser has nothing to complain of';

test.describe('an administrator', () => {
  // One browser for all of them: it reads the console's scripts once.
  let context: BrowserContext;
  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, demo.admin);
    await page.close();
  });
  test.afterAll(() => context.close());

  for (const path of adminPages)
    test(`${path} ${sound}`, async () => {
      const page = await context.newPage();
      await expectSound(page, () => page.goto(productUrl() + path));
      await expect(page).toHaveURL(productUrl() + path);
      await page.close();
    });
});

test(`the review queue of a reviewer ${sound}`, async ({ openAs }) => {
  const page = await openAs(demo.reviewer, '/', { isReady: false });
  await expectSound(page, () => page.goto(productUrl()));
  await expect(page).toHaveURL(`${productUrl()}/jobs/review`);
});

for (const path of publicPages) {
  test(`${path} ${sound}`, async ({ page }) => expectSound(page, () => page.goto(productUrl() + path)));
}

test(`sign-in, with its error, ${sound}`, async ({ page }) => {
  await expectSound(page, () => page.goto(`${productUrl()}/jobs`));
  await expect(signInHeading(page)).toBeVisible();
  await page.getByLabel('Email').fill('nobody@example.test');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test(`sign-up ${sound}`, async ({ page }) => {
  await expectSound(page, () => page.goto(`${productUrl()}/signup`));
});

test(`the forgotten password ${sound}`, async ({ page }) => {
  await page.goto(`${productUrl()}/jobs`);
  await expectSound(page, () => page.getByRole('link', { name: 'Forgot it?' }).click());
});

for (const kind of ['modal', 'drawer', 'confirm'])
  test(`an open ${kind} is accessible in light and dark`, async ({ page }) => {
    await page.goto(`${productUrl()}/dev/gallery`);
    await page.getByRole('button', { name: `Open ${kind}` }).click();
    await expectAccessible(page, 'dialog');
  });

test('open selects are accessible in light and dark', async ({ page }) => {
  await page.goto(`${productUrl()}/dev/gallery`);
  for (const name of ['Searchable select', 'Multi-select', 'Dropdown, bare']) {
    await page.getByRole('combobox', { name, exact: true }).click();
    await expectAccessible(page, ':popover-open');
    await page.keyboard.press('Escape');
  }
});

test('open menus and notifications are accessible in light and dark', async ({ page }) => {
  await page.goto(`${productUrl()}/dev/gallery`);
  await page.getByRole('button', { name: 'Actions for April letters', exact: true }).click();
  await expectAccessible(page, ':popover-open');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show error that stays' }).click();
  await expectAccessible(page, ':popover-open');
});

test('the account drawer and the menu of a phone are accessible and fit', async ({ openAs }) => {
  const page = await openAs(demo.admin, '/jobs');
  await accountButton(page).click();
  await expectAccessible(page, 'dialog');
  await expectNarrow(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page, 'dialog');
  await expectNarrow(page);
});

test('at 360 px the tab of the page stands in view', async ({ openAs }) => {
  const page = await openAs(demo.admin, '/jobs');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${productUrl()}/org-settings/audit`);
  await expect(page.getByRole('link', { name: 'Audit log' })).toBeInViewport({ ratio: 0.9 });
});

test('by keyboard: the skip link comes first and leads to the content', async ({ openAs }) => {
  const page = await openAs(demo.admin, '/jobs');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('by keyboard: every stop is seen, and the way leads through the page and out of it', async ({ openAs }) => {
  const page = await openAs(demo.admin, '/jobs');
  await expect(page.getByRole('link', { name: 'Upload letters' })).toBeVisible();
  const stops: string[] = [];
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    if (stop === null || stop.name === stops[0]) break;
    expect(stop.isOutlined, `${stop.name} shows that it has the focus`).toBe(true);
    stops.push(stop.name);
  }
  expect(stops).toEqual(expect.arrayContaining(['Org Settings', 'Map', 'Upload letters', 'legal', 'help']));
  expect(stops.length).toBeLessThan(120);
});

test('by keyboard: a new page is announced by its title', async ({ openAs }) => {
  const page = await openAs(demo.admin, '/jobs');
  await page.getByRole('link', { name: 'Webhooks', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeFocused();
});

test('nothing moves for whoever asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${productUrl()}/dev/gallery`);
  const moving = () => page.evaluate<number>('document.getAnimations().length');
  expect(await moving()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
  await page.getByRole('switch', { name: 'Manual review' }).click();
  await page.getByRole('button', { name: 'Open drawer' }).click();
  expect(await moving()).toBe(0);
});

/** The control that has the focus, or null when the focus has left the page. */
const focusedStop = (page: Page) =>
  page.evaluate<{ name: string; isOutlined: boolean } | null>(`(() => {
    const element = document.activeElement;
    if (element === document.body) return null;
    // The box of a checkbox is drawn beside it.
    const isOutlined = [element, element.nextElementSibling].some((shown) => {
      const { outlineStyle, outlineWidth } = shown ? getComputedStyle(shown) : {};
      return shown && outlineStyle !== 'none' && outlineWidth !== '0px';
    });
    const name = element.getAttribute('aria-label') ?? (element.labels?.[0] ?? element).textContent;
    return { name, isOutlined };
  })()`);
