import { expect, type Page, test } from '@playwright/test';
import { createAccount, createOrganization, fillAccount, signUpAtProvider } from './testing/new-person.ts';
import { demo, linkIn, mailTo, productUrl, signIn } from './testing/people.ts';
import { accountButton, chooseOrganization, drawer, heading, organizationMenu, sidebar } from './testing/shell.ts';

test('[R-2.02] /signup leads to the provider with a sign-up hint', async ({ page }) => {
  const asked = page.waitForRequest(/\/identity\/auth\?/);
  await page.goto(`${productUrl()}/signup`);
  expect(new URL((await asked).url()).searchParams.get('screen_hint')).toBe('signup');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByLabel('Work email')).toBeFocused();
});

test('[R-2.02] /signup leads a signed-in person to /', async ({ page }) => {
  await signIn(page, demo.admin);
  await page.goto(`${productUrl()}/signup`);
  await expect(page).toHaveURL(`${productUrl()}/jobs`);
});

test('[R-2.04] [R-3.19] [R-7.05] [R-7.06] [R-D.23] [R-D.48] a newcomer creates an account, verifies the email and goes on to next', async ({
  page,
}) => {
  await page.clock.install();
  const doors = ['/api/private/rest/signin', '/advisors/api/signin'].map((door) => page.waitForResponse(`**${door}`));
  const email = await signUpAtProvider(page, '/api-associations?from=poster');

  await test.step('both doors say 404, and create-account carries the encoded next', async () => {
    for (const door of await Promise.all(doors)) expect(door.status()).toBe(404);
    expect(new URL(page.url()).search).toBe(`?next=${encodeURIComponent('/api-associations?from=poster')}`);
    await expect(sidebar(page)).toBeHidden();
  });

  await test.step('a field complains when it is left, not while it is typed into', async () => {
    const zip = page.getByLabel('ZIP code');
    await zip.pressSequentially('9720');
    await expect(page.getByText('Enter 5 digits, or ZIP+4: 97201-1234.')).toBeHidden();
    await zip.blur();
    await expect(zip).toHaveAccessibleDescription(/Enter 5 digits, or ZIP\+4: 97201-1234\./);
    await expect(zip).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('an incomplete form is not sent, and the first wrong field has the focus', async () => {
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/Enter your first name\./);
    await expect(page.getByLabel('ZIP code')).toHaveValue('9720');
  });

  await test.step('the sign-up payload and the verification link', async () => {
    await fillAccount(page);
    await page.getByLabel('Send me news about Tassel by email').check();
    const signUp = page.waitForRequest('**/api/private/rest/signup');
    const link = page.waitForRequest('**/api/private/rest/send-email-verification-link');
    await page.getByRole('button', { name: 'Create account' }).click();
    expect((await signUp).postDataJSON()).toEqual({
      first_name: 'Ruth',
      last_name: 'Okafor',
      title: 'College Counselor',
      phone_number: '503 555 0117',
      zip: '97205-1234',
      email_receive: true,
    });
    expect((await link).postDataJSON()).toEqual({ result_url: `${productUrl()}/api-associations?from=poster` });
    await expect(heading(page)).toHaveText('Verify your email');
    await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
  });

  await test.step('the link can be sent again after 60 seconds, by the server’s count too', async () => {
    await expect(page.getByRole('button', { name: /^Send again in (60|59|58|57) s$/ })).toBeDisabled();
    await secondsPass(page, 50);
    await expect(page.getByRole('button', { name: /^Send again in \d s$/ })).toBeDisabled();
    await secondsPass(page, 11);
    await page.getByRole('button', { name: 'Send again', exact: true }).click();
    await expect(page.getByText('A link was sent less than a minute ago.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Send again in \d\d s$/ })).toBeDisabled();
  });

  await test.step('the link in the mail leads to next and verifies', async () => {
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`${productUrl()}/api-associations?from=poster`);
    await expect(page.getByText('Your email is not verified.')).toBeVisible();
    await page.goto(linkIn(await mailTo(email, /Confirm your email/)));
    await expect(page.getByText('Your email is verified.')).toBeVisible();
    await expect(page).toHaveURL(`${productUrl()}/api-associations?from=poster`);
    await page.reload();
    await expect(heading(page)).toHaveText('Your organizations');
    await expect(page.getByText('Your email is not verified.')).toBeHidden();
  });
});

test('[R-2.06] [R-2.11] [R-2.13] [R-4.02] [R-7.07] [R-D.45] someone without an organization creates one, then a second', async ({
  page,
}) => {
  await signUpAtProvider(page, '/webhooks');
  await createAccount(page);

  await test.step('no organization: every page of the main area leads to /api-associations', async () => {
    await expect(page).toHaveURL(`${productUrl()}/api-associations`);
    await page.goto(`${productUrl()}/jobs/letters`);
    await expect(page).toHaveURL(`${productUrl()}/api-associations`);
    await expect(accountButton(page)).toBeVisible();
    await expect(organizationMenu(page)).toBeHidden();
    await expect(sidebar(page)).toBeHidden();
  });

  await test.step('the first organization starts with free credits', async () => {
    await createOrganization(page, 'Cedar Hill Scholars');
    await expect(sidebar(page).getByRole('link', { name: 'Org Settings' })).toBeVisible();
    await sidebar(page).getByRole('link', { name: 'Org Settings' }).click();
    await expect(fact(page, 'Free classifications left')).toHaveText('100');
  });

  await test.step('after a switch nothing of the organization before stays, even while the new one loads', async () => {
    await page.goto(`${productUrl()}/api-associations`);
    await createOrganization(page, 'Dry Creek Fund');
    await sidebar(page).getByRole('link', { name: 'Org Settings' }).click();
    await expect(fact(page, 'Free classifications left')).toHaveText('0');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/private/graphql/', async (route) => {
      await held.promise;
      await route.continue();
    });
    await chooseOrganization(page, 'Cedar Hill Scholars');
    await expect(organizationMenu(page)).toContainText('Cedar Hill Scholars');
    await expect(page.getByRole('main')).not.toContainText('Free classifications left');
    await expect(page.getByLabel('Organization name')).toHaveCount(0);
    held.resolve();
    await expect(page.getByLabel('Organization name')).toHaveValue('Cedar Hill Scholars');
    await expect(fact(page, 'Free classifications left')).toHaveText('100');
  });

  await test.step('the profile is edited on /advisor, reached from the drawer', async () => {
    await accountButton(page).click();
    const read = page.waitForRequest('**/advisors/graphql/');
    await drawer(page).getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL(`${productUrl()}/advisor`);
    expect((await read).postData()).toContain('query Advisor');
    await expect(page.getByLabel('ZIP code')).toHaveValue('97205-1234');
    await page.getByLabel('Last name').fill('Okafor-Lind');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Your Account, Ruth Okafor-Lind' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Last name')).toHaveValue('Okafor-Lind');
  });
});

const fact = (page: Page, term: string) =>
  page.getByRole('main').getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]');

/** One after the other: each second's timer is set by the one before. */
async function secondsPass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) await page.clock.runFor(1000);
}

test('[R-D.49] who goes on before the jobs are there is led to them once they are', async ({ page }) => {
  await signUpAtProvider(page, '/api-associations');
  await createAccount(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/JobsAreaScreen-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await createOrganization(page, 'Slow River Scholars');
  held.resolve();
  await expect(page).toHaveURL(`${productUrl()}/jobs`);
  await expect(heading(page)).toContainText('Jobs');
});
