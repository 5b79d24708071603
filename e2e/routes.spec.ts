import { expect, type Page } from '@playwright/test';
import { follow } from './testing/keyboard.ts';
import { demo, productUrl, signIn } from './testing/people.ts';
import { heading, overlay, sidebar, signInHeading } from './testing/shell.ts';
import { test } from './testing/signed-in.ts';

const jobsTabs = {
  Jobs: '/jobs',
  Letters: '/jobs/letters',
  'Review queue': '/jobs/review',
  Downloads: '/jobs/exports',
  Map: '/jobs/map',
};
const orgSettingsTabs = {
  General: '/org-settings',
  'Review and privacy': '/org-settings/review-and-privacy',
  Members: '/org-settings/members',
  'Usage and billing': '/org-settings/usage',
  'Audit log': '/org-settings/audit',
};
const sidebarLinks = {
  Upload: '/upload',
  GraphQL: '/graphql',
  Webhooks: '/webhooks',
  'Manage API Keys': '/api-keys',
  'Org Settings': '/org-settings',
  Jobs: '/jobs',
};

test('[R-2.08] [R-D.49] / leads to the jobs, and a reviewer to the review queue', async ({ openAs }) => {
  const admin = await openAs(demo.admin, '/');
  await expect(admin).toHaveURL(`${productUrl()}/jobs`);
  const reviewer = await openAs(demo.reviewer, '/');
  await expect(reviewer).toHaveURL(`${productUrl()}/jobs/review`);
  await expect(tabsOf(reviewer, 'Jobs').getByRole('link')).toHaveText([/^Review queue/]);
});

test('[R-2.08] [R-D.49] the keyboard alone reaches every page of the main area, and the focus goes to its heading', async ({
  openAs,
}) => {
  const page = await openAs(demo.admin, '/advisor');
  const titles = new Set<string>();
  const arrive = async (path: string) => {
    await expect(page).toHaveURL(productUrl() + path);
    await expect(heading(page)).toHaveCount(1);
    await expect(heading(page)).toBeFocused();
    titles.add(await page.title());
  };
  for (const [label, path] of Object.entries(sidebarLinks)) {
    await follow(page, sidebar(page).getByRole('link', { name: label, exact: true }));
    await arrive(path);
  }
  for (const [label, path] of Object.entries(jobsTabs).slice(1)) {
    await follow(page, tabsOf(page, 'Jobs').getByRole('link', { name: label }));
    await arrive(path);
  }
  await follow(page, sidebar(page).getByRole('link', { name: 'Org Settings' }));
  for (const [label, path] of Object.entries(orgSettingsTabs).slice(1)) {
    await follow(page, tabsOf(page, 'Org Settings').getByRole('link', { name: label }));
    await arrive(path);
  }
  expect(titles.size).toBe(14);
  for (const title of titles) expect(title).toMatch(/^\S.* · Tassel$/);
});

test('[R-2.08] [R-D.49] every address of the main area opens by itself', async ({ openAs }) => {
  const page = await openAs(demo.admin, '/jobs');
  for (const path of Object.values({ ...orgSettingsTabs, ...jobsTabs, ...sidebarLinks, profile: '/advisor' })) {
    await page.goto(productUrl() + path);
    await expect(heading(page)).toHaveCount(1);
    await expect(heading(page)).not.toHaveText(/Not Found|Error/);
    await expect(page).toHaveURL(productUrl() + path);
  }
});

test('[R-D.48] [R-D.49] a reviewer is refused in words where the role may not go', async ({ openAs }) => {
  const page = await openAs(demo.reviewer, '/jobs/review');
  for (const path of ['/upload', '/webhooks', '/org-settings/members', '/jobs/letters']) {
    await page.goto(productUrl() + path);
    await expect(page.getByRole('heading', { name: "Your role can't open this page" })).toBeVisible();
    await expect(page.getByText('Your role in Bridgepath College Access is Reviewer.')).toBeVisible();
    await expect(page).toHaveURL(productUrl() + path);
  }
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(`${productUrl()}/jobs/review`);
});

test('[R-2.09] an unknown path shows Page Not Found! with a way home, signed in or not', async ({ page, openAs }) => {
  for (const path of ['/nonsense', '/jobs-of-mine', '/org-settings/nonsense', '/legal/nonsense']) {
    await page.goto(productUrl() + path);
    await expect(heading(page)).toHaveText('Page Not Found!');
    await expect(page).toHaveTitle('Page Not Found · Tassel');
  }
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  const admin = await openAs(demo.admin, '/jobs');
  await admin.goto(`${productUrl()}/nonsense`);
  await admin.getByRole('link', { name: 'Go Home' }).click();
  await expect(admin).toHaveURL(`${productUrl()}/jobs`);
});

test('[R-2.07] a signed-out person comes by way of /authenticate, and goes where they were going', async ({ page }) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await signIn(page, demo.admin, '/org-settings/members?page=2#top');
  await expect(page).toHaveURL(`${productUrl()}/org-settings/members?page=2#top`);
  const next = encodeURIComponent('/org-settings/members?page=2#top');
  expect(visited).toContain(`${productUrl()}/authenticate?next=${next}`);
});

test('[R-2.07] /authenticate leads a signed-in person to next, or to /', async ({ openAs }) => {
  const page = await openAs(demo.admin, '/authenticate?next=%2Fwebhooks%3Fq%3D1');
  await expect(page).toHaveURL(`${productUrl()}/webhooks?q=1`);
  for (const path of ['/authenticate', '/authenticate?next=', '/authenticate?next=%2Fauthenticate%3Fnext%3D%2Fx']) {
    await page.goto(productUrl() + path);
    await expect(page).toHaveURL(`${productUrl()}/jobs`);
  }
});

const evil = [
  '//evil.example/x',
  'https://evil.example/x',
  'javascript:document.title="evil"',
  '\\\\evil.example/x',
  '/\\evil.example/x',
  '/.//evil.example/x',
  '\t//evil.example/x',
];

test('[R-2.07] next never leaves the site', async ({ page, openAs }) => {
  const asked: string[] = [];
  const admin = await openAs(demo.admin, '/jobs');
  await admin.context().route(
    ({ hostname }) => hostname === 'evil.example',
    (route) => {
      asked.push(route.request().url());
      return route.abort();
    },
  );
  for (const next of [...evil, `${productUrl()}//evil.example/x`]) {
    await admin.goto(`${productUrl()}/authenticate?next=${encodeURIComponent(next)}`);
    await expect(admin, next).not.toHaveURL(/\/authenticate/);
    await expect(heading(admin), next).toBeVisible();
    expect(new URL(admin.url()).origin, next).toBe(productUrl());
    await expect(admin).not.toHaveTitle('evil');
  }
  await signIn(page, demo.admin, `/authenticate?next=${encodeURIComponent('/.//evil.example/x')}`);
  await expect(page).not.toHaveURL(/\/authenticate/);
  expect(new URL(page.url()).origin).toBe(productUrl());
  expect(asked).toEqual([]);
});

test('[R-2.16] an overlay with a spinner of 55 stands while a lazy screen loads', async ({ openAs }) => {
  const page = await openAs(demo.admin, '/jobs');
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/WebhooksScreen.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await sidebar(page).getByRole('link', { name: 'Webhooks' }).click();
  await expect(overlay(page)).toBeVisible();
  const spinner = await overlay(page).locator('[aria-hidden]').evaluate(sizeOf);
  expect(spinner).toEqual({ width: 55, height: 55 });
  expect(await overlay(page).locator('xpath=..').evaluate(sizeOf)).toEqual({ width: 1440, height: 900 });
  held.resolve();
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL(`${productUrl()}/webhooks`);
});

test('every protected address asks a signed-out person to sign in', async ({ page }) => {
  for (const path of ['/', '/jobs/map', '/create-account', '/api-associations', '/advisor']) {
    await page.goto(productUrl() + path);
    await expect(signInHeading(page)).toBeVisible();
  }
});

const tabsOf = (page: Page, label: string) => page.getByRole('main').getByRole('navigation', { name: label });

// Without the turn of the spinner, which a bounding box follows.
const sizeOf = (element: { offsetWidth: number; offsetHeight: number } | object) => {
  const { offsetWidth: width, offsetHeight: height } = element as { offsetWidth: number; offsetHeight: number };
  return { width, height };
};
