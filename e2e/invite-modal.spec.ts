import { expect, type Page } from '@playwright/test';
import { demo, newEmail, productUrl } from './testing/people.ts';
import { test } from './testing/signed-in.ts';
import { expectAccessible } from './testing/soundness.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Invite Users to your Org Account' });
const emails = (page: Page) => modal(page).getByRole('textbox', { name: /^Emails/ });
const pills = (page: Page) => modal(page).getByRole('list', { name: 'Emails' }).getByRole('listitem');
const accessLevel = (page: Page) => modal(page).getByRole('combobox', { name: /^Access level/ });
const send = (page: Page) => modal(page).getByRole('button', { name: 'send invites' });
const outcome = (page: Page) => page.getByRole('region', { name: 'Sent invitations' });

async function openModal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Invite users' }).click();
  await expect(emails(page)).toBeFocused();
}

async function add(page: Page, email: string): Promise<void> {
  await emails(page).fill(email);
  await emails(page).press('Enter');
}

async function chooseRole(page: Page, typed: string, label: string): Promise<void> {
  await accessLevel(page).click();
  await page.getByRole('combobox', { name: 'Search Access level' }).fill(typed);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: label }).click();
}

test('[R-2.08] [R-4.04] [R-7.08] [R-D.20] a screen of the main area opens the modal and sees who was invited, who belongs, who is pending', async ({
  openAs,
}) => {
  const page = await openAs(demo.admin, '/org-settings/members');
  const [first, second] = [newEmail(), newEmail()];
  await openModal(page);
  await add(page, first);
  await chooseRole(page, 'review', 'Reviewer');
  await send(page).click();
  await expect(outcome(page)).toHaveText(`Invited: ${first}Close`);
  await expect(modal(page)).toBeHidden();

  await openModal(page);
  for (const email of [first, second, demo.user]) await add(page, email);
  await chooseRole(page, 'uploads', 'User');
  const fetched = ['query Profile ', 'query Organization('].map((name) =>
    page.waitForRequest((request) => (request.postData() ?? '').includes(name)),
  );
  const call = page.waitForRequest((request) => (request.postData() ?? '').includes('mutation InviteUser('));
  await send(page).click();
  const { variables } = (await call).postDataJSON();
  expect(variables).toMatchObject({ emails: [first, second, demo.user], role: 'USER' });
  await Promise.all(fetched);
  await expect(modal(page)).toBeHidden();
  await expect(outcome(page)).toContainText(`Invited: ${second}`);
  await expect(outcome(page)).toContainText(`Already a member: ${demo.user}`);
  await expect(outcome(page)).toContainText(`Invited before, mailed again: ${first}`);
  await expect(page.getByRole('listitem').filter({ hasText: second })).toContainText('User');
  await outcome(page).getByRole('button', { name: 'Close' }).click();
  await expect(outcome(page)).toBeHidden();
});

test('[R-2.19] the modal is half the screen by two thirds, on a phone 16 px from each side, and its pills grow to 80 px', async ({
  openAs,
}) => {
  const page = await openAs(demo.admin, '/org-settings/members');
  await openModal(page);
  const box = async () => await modal(page).boundingBox();
  await expect.poll(box).toMatchObject({ width: 720, height: 600 });
  await expect(modal(page).getByRole('button', { name: 'Skip for Now' })).toHaveCount(0);
  for (let index = 0; index < 12; index++) await add(page, `somebody.with.a.long.name.${index}@bridgepath.example`);
  const area = pills(page).first().locator('xpath=ancestor::div[1]');
  expect((await area.boundingBox())?.height).toBe(80);
  await expectAccessible(page, 'dialog');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(box).toMatchObject({ x: 16, width: 328 });
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('Escape and the overlay close it', async () => {
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await openModal(page);
    await expect(pills(page)).toHaveCount(0);
    await page.mouse.click(20, 450);
    await expect(modal(page)).toBeHidden();
  });
});

test('[R-5.01] [R-5.02] [R-5.03] [R-5.04] [R-5.05] [R-5.06] what the form says, and when it can be sent', async ({
  openAs,
}) => {
  const page = await openAs(demo.admin, '/org-settings/members');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openModal(page);
  await expect(send(page)).toBeDisabled();

  await test.step('Enter on an empty form names all that is missing', async () => {
    await expect(modal(page).getByRole('alert')).toHaveCount(0);
    await emails(page).press('Enter');
    await expect(modal(page).getByText("At least an user's email is required.")).toBeVisible();
    await expect(modal(page).getByText('You must select an access level.')).toBeVisible();
  });

  await test.step('an invalid address keeps it from being sent', async () => {
    await add(page, '  sam.lee@bridgepath ');
    await expect(modal(page).getByText('There is an invalid email.')).toBeVisible();
    await chooseRole(page, 'USER', 'User');
    await expect(modal(page).getByText('You must select an access level.')).toBeHidden();
    await expect(send(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Remove sam.lee@bridgepath' }).click();
    await expect(modal(page).getByText('There is an invalid email.')).toBeHidden();
  });

  await test.step('the same address twice, in whatever case', async () => {
    await add(page, 'ines@x.test');
    await expect(send(page)).toBeEnabled();
    await add(page, 'INES@x.test');
    await expect(modal(page).getByText('This email already exists.')).toBeVisible();
    await expect(pills(page)).toHaveText(['ines@x.test']);
    await expect(send(page)).toBeEnabled();
  });

  await test.step('pasted text is scanned, and what is left stays in the input', async () => {
    const text = 'New Member <first@x.test>, second@x.test; second@x.test rubbish';
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
    await emails(page).press('Control+v');
    await expect(pills(page)).toHaveText(['ines@x.test', 'first@x.test', 'second@x.test']);
    await expect(emails(page)).toHaveValue('New Member rubbish');
  });
});

test('[R-5.03] [R-5.04] a field that was left empty says so', async ({ openAs }) => {
  const page = await openAs(demo.admin, '/org-settings/members');
  await openModal(page);
  await page.keyboard.press('Tab');
  await expect(modal(page).getByText("At least an user's email is required.")).toBeVisible();
  await expect(modal(page).getByText('You must select an access level.')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(modal(page).getByText('You must select an access level.')).toBeVisible();
});

test('[R-4.04] a GraphQL error shows its first message and the modal stays; any other failure closes it', async ({
  openAs,
}) => {
  const page = await openAs(demo.admin, '/org-settings/members');
  const isInvite = (data: string | null) => (data ?? '').includes('mutation InviteUser(');
  await openModal(page);
  await add(page, newEmail());
  await chooseRole(page, 'user', 'User');
  let damage = (body: string): string | undefined => body.replace(/"emails":\[[^\]]*\]/, '"emails":["not an address"]');
  await page.route('**/api/private/graphql/', async (route) => {
    const body = route.request().postData();
    if (!isInvite(body)) return route.continue();
    const postData = damage(body as string);
    return postData ? route.continue({ postData }) : route.abort();
  });
  await send(page).click();
  await expect(modal(page).getByRole('alert')).toHaveText('There is an invalid email.');
  await expect(pills(page)).toHaveCount(1);
  await expect(send(page)).toBeEnabled();
  damage = () => undefined;
  await send(page).click();
  await expect(modal(page)).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(`${productUrl()}/org-settings/members`);
});

test('[R-2.05] [R-4.05] [R-5.07] an invitation that is not there, and one that can’t be loaded: a message and Return', async ({
  openAs,
}) => {
  const page = await openAs(demo.user, '/invitation/018f0000-0000-7000-8000-000000000000');
  await expect(page.getByRole('alert')).toHaveText('Invitation not found!');
  await page.route('**/api/private/graphql/', (route) =>
    (route.request().postData() ?? '').includes('query MyPendingInvitations') ? route.abort() : route.continue(),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(/^Tassel could not be reached\./);
  for (const name of ['Accept', 'Skip'])
    await expect(page.getByRole('main').getByRole(name === 'Accept' ? 'button' : 'link', { name })).toHaveCount(0);
  await page.getByRole('link', { name: 'Return' }).click();
  await expect(page).toHaveURL(`${productUrl()}/jobs`);
});
