import { expect, type Page, type Route, test } from '@playwright/test';
import { clientRequestIdHeader, executionTimedOut, unexpectedLambdaException } from '@tassel/contract/requests.ts';
import { account, createAccount, fillAccount, signUpAtProvider, skipInvites } from './testing/new-person.ts';
import { demo, productUrl, signIn } from './testing/people.ts';
import { signInHeading } from './testing/shell.ts';

const advisors = '**/advisors/graphql/';
const crashed = 'Unexpected Application Error!';

const save = (page: Page) => page.getByRole('button', { name: 'Save profile' });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const answerWithError = (route: Route, error: object) => route.fulfill({ json: { errors: [error] } });

/** Lets queries through, and hands each mutation with its number to `answer`; answers the request ids seen. */
async function onMutation(page: Page, answer: (route: Route, count: number) => Promise<void>): Promise<string[]> {
  const ids: string[] = [];
  await page.route(advisors, async (route) => {
    const id = await route.request().headerValue(clientRequestIdHeader);
    if (id === null) return route.continue();
    ids.push(id);
    return answer(route, ids.length);
  });
  return ids;
}

/** An error of that name that nobody catches, as a forgotten call would leave behind. */
const leaveUncaught = (page: Page, name: string) =>
  page.evaluate((name) => {
    void Promise.reject(Object.assign(new Error('Nobody caught this.'), { name }));
  }, name);

/** As a call whose token got lost on the way; the server refuses it by itself. */
async function withoutToken(route: Route): Promise<void> {
  const { authorization: _, ...headers } = route.request().headers();
  await route.continue({ headers });
}

async function openProfile(page: Page): Promise<void> {
  await signIn(page, demo.user, '/advisor');
  await expect(save(page)).toBeVisible();
}

test.describe('the retry wrapper', () => {
  test.beforeEach(({ page }) => openProfile(page));

  test('[R-7.09] a call that ran out of time is run again under the same request id, and its answer counts', async ({
    page,
  }) => {
    const ids = await onMutation(page, (route, count) =>
      count <= 2 ? answerWithError(route, { message: executionTimedOut }) : route.continue(),
    );
    await save(page).click();
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    expect(ids).toEqual(Array(3).fill(ids[0]));
  });

  test('[R-7.09] [R-8.03] after ten more tries at a lambda exception the error is shown', async ({ page }) => {
    const ids = await onMutation(page, (route) =>
      answerWithError(route, { message: 'The work died.', extensions: { code: unexpectedLambdaException } }),
    );
    await page.clock.install();
    await save(page).click();
    await expect
      .poll(
        async () => {
          await page.clock.fastForward(3000);
          return page.getByText('The work died.').count();
        },
        { intervals: [100], timeout: 40_000 },
      )
      .toBe(1);
    expect(ids).toEqual(Array(11).fill(ids[0]));
  });

  test('[R-7.09] [R-8.03] any other error in the answer is shown at once', async ({ page }) => {
    const ids = await onMutation(page, (route) => answerWithError(route, { message: 'The title is taken.' }));
    await save(page).click();
    await expect(page.getByText('The title is taken.')).toBeVisible();
    expect(ids).toHaveLength(1);
    await expect(page.getByLabel('Title')).toHaveValue('College Counselor');
  });
});

test.describe('answers of the server', () => {
  test.beforeEach(({ page }) => openProfile(page));

  for (const door of ['/api/private/rest/signin', '/advisors/api/signin', '/api/private/graphql/']) {
    test(`[R-8.01] a 403 of ${door} leads to the provider, by way of force-login`, async ({ page }) => {
      const visited: string[] = [];
      page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
      await page.route(`**${door}`, withoutToken);
      // What the page asked before it was loaded again may still be answered.
      const refused = page.waitForResponse(
        (answer) => new URL(answer.url()).pathname.endsWith(door) && answer.status() === 403,
      );
      await page.reload();
      await refused;
      await expect(signInHeading(page)).toBeVisible();
      expect(visited).toContain('/force-login');
    });
  }

  test('[R-8.02] a console older than the server is told to refresh', async ({ page }) => {
    await page.route(advisors, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'api-revision': '0' } }),
    );
    const refused = page.waitForResponse(advisors);
    await save(page).click();
    expect((await refused).status()).toBe(418);
    const told = toasts(page).getByRole('status');
    await expect(told).toHaveText(
      'We have released a new version of the product. Please refresh your browser to see the latest version.',
    );
  });

  test('[R-2.21] a screen that breaks shows the fallback with the error', async ({ page }) => {
    await page.route(advisors, (route) => route.fulfill({ json: { data: { advisor: {} } } }));
    await page.reload();
    const fallback = page.getByRole('alert');
    await expect(fallback.getByRole('heading', { level: 1 })).toHaveText(crashed);
    await expect(fallback).toContainText("Cannot read properties of undefined (reading 'trim')");
    await expect(page.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
    await page.unroute(advisors);
    await fallback.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Marcus');
  });
});

test.describe('notifications', () => {
  test.beforeEach(({ page }) => page.goto(`${productUrl()}/dev/gallery`));

  test('[R-8.03] [R-8.04] an uncaught GraphQLError raises a toast that stays, and reloads when pressed', async ({
    page,
  }) => {
    await page.clock.install();
    await leaveUncaught(page, 'GraphQLError');
    const words =
      'Something went wrong! Try again or contact us at help@tassel.example (press here to reload the page)';
    await expect(toasts(page).getByRole('alert')).toHaveText(words);
    await page.clock.runFor(60_000);
    const reloaded = page.waitForEvent('load');
    await toasts(page).getByRole('button', { name: words }).click();
    await reloaded;
    await expect(toasts(page)).toBeHidden();
  });

  test('[R-8.04] an uncaught ApiVersionError raises its own toast and the generic one', async ({ page }) => {
    await leaveUncaught(page, 'ApiVersionError');
    await expect(toasts(page).getByRole('status')).toContainText('We have released a new version');
    await expect(toasts(page).getByRole('alert')).toContainText('Something went wrong!');
  });

  test('[R-8.04] the generic toast goes when dismissed, and other errors raise none', async ({ page }) => {
    await leaveUncaught(page, 'TypeError');
    await leaveUncaught(page, 'GraphQLError');
    await expect(toasts(page).getByRole('alert')).toHaveCount(1);
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts(page).getByRole('alert')).toHaveCount(0);
  });

  test('[R-8.05] losing the connection is told', async ({ page, context }) => {
    await context.setOffline(true);
    const told = toasts(page).getByRole('alert');
    await expect(told).toHaveText('Internet issues! Try again later (press here to reload the page)');
    await context.setOffline(false);
    const reloaded = page.waitForEvent('load');
    await told.getByRole('button', { name: /Internet issues/ }).click();
    await reloaded;
  });

  test('[R-9.01] a notification stands top right and closes after 5000 ms', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Show info' }).click();
    const told = toasts(page).getByText('Your session ends in 5 minutes.');
    await page.mouse.move(0, 0);
    const card = await toasts(page).boundingBox();
    expect(card?.y).toBe(16);
    const fromRight = 1440 - ((card?.x ?? 0) + (card?.width ?? 0));
    expect(fromRight).toBeGreaterThanOrEqual(16);
    expect(fromRight).toBeLessThan(40);
    await page.clock.runFor(4900);
    await expect(told).toBeVisible();
    await page.clock.runFor(100);
    await expect(told).toBeHidden();
  });
});

test.describe('nothing typed is lost, nothing is made twice', () => {
  test('a failed create-account keeps every field, and the next press goes through', async ({ page }) => {
    await signUpAtProvider(page);
    await fillAccount(page);
    await page.getByLabel('Send me news').check();
    await page.route('**/api/private/rest/signup', (route) => route.abort(), { times: 1 });
    const create = page.getByRole('button', { name: 'Create account' });
    await create.click();
    await expect(page.getByText('Tassel could not be reached.')).toBeVisible();
    for (const [label, value] of Object.entries(account)) await expect(page.getByLabel(label)).toHaveValue(value);
    await expect(page.getByLabel('Send me news')).toBeChecked();
    await create.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify your email');
  });

  test('a double click makes one organization', async ({ page }) => {
    await signUpAtProvider(page);
    await createAccount(page);
    const name = `Once ${Date.now()}`;
    await page.getByLabel('Organization name').fill(name);
    await page.getByRole('button', { name: 'Create organization' }).dblclick();
    await skipInvites(page);
    await page.getByRole('button', { name: /your organization/ }).click();
    await expect(page.getByRole('menuitemradio')).toHaveText([name]);
  });
});

test.describe('a screen that does not load', () => {
  const uploadScreen = '**/assets/UploadScreen-*.js';
  const upload = (page: Page) => page.getByRole('link', { name: 'Upload', exact: true });

  test('[R-8.06] a lost chunk shows the fallback, and the rest of the console goes on', async ({ page }) => {
    await signIn(page, demo.user, '/jobs');
    await page.route(uploadScreen, (route) => route.abort());
    await upload(page).click();
    await expect(page.getByRole('alert')).toContainText(crashed);
    await expect(page.getByRole('alert')).toContainText('A part of this page could not be loaded.');
    await page.getByRole('link', { name: 'Jobs', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Jobs/ })).toBeVisible();
  });

  test('[R-8.06] a chunk that does not come is given up after 120 seconds', async ({ page }) => {
    await signIn(page, demo.user, '/jobs');
    await expect(upload(page)).toBeVisible();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route(uploadScreen, () => undefined);
    const asked = page.waitForRequest(uploadScreen);
    await upload(page).click();
    await asked;
    await page.clock.runFor(119_000);
    await expect(page.getByRole('alert')).toBeHidden();
    await page.clock.runFor(1000);
    await expect(page.getByRole('alert')).toContainText(crashed);
  });
});
