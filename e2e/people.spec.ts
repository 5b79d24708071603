import { expect, type Page, test } from '@playwright/test';
import { createAccount, newAdmin, signUpAtProvider, skipInvites, verifyEmail } from './testing/new-person.ts';
import { linkIn, mailTo, newEmail, productUrl } from './testing/people.ts';
import { heading, organizationMenu, sidebar } from './testing/shell.ts';
import { storedSignIn, storedUser } from './testing/stored.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Invite Users to your Org Account' });
const row = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name });

async function act(page: Page, member: string, action: string): Promise<void> {
  await row(page, member)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('[R-2.05] [R-2.19] [R-4.05] [R-6.01] [R-6.03] [R-D.19] [R-D.20] [R-D.22] invited, signed up, accepted, promoted, removed', async ({
  page,
  browser,
}) => {
  // Two people, three tabs and three mails.
  test.setTimeout(180_000);
  const organization = `Maple Street ${Date.now()}`;
  const [first, second] = [newEmail(), newEmail()];
  const newcomer = await browser.newContext();
  const theirs = await newcomer.newPage();

  await test.step('after an organization is made, the modal offers to invite, now or later', async () => {
    await signUpAtProvider(page, '/api-associations');
    await createAccount(page);
    await page.getByLabel('Organization name').fill(organization);
    await page.getByRole('button', { name: 'Create organization' }).click();
    await expect(modal(page)).toContainText(
      'You can invite additional users to your organization now or anytime in the future from your organization settings page.',
    );
    await skipInvites(page);
    await expect(page).toHaveURL(`${productUrl()}/jobs`);
    await expect(organizationMenu(page)).toContainText(organization);
  });

  await test.step('an ADMIN pastes addresses and rubbish, and invites two as USER', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await sidebar(page).getByRole('link', { name: 'Org Settings' }).click();
    await page.getByRole('link', { name: 'Members' }).click();
    await page.getByRole('button', { name: 'Invite users' }).click();
    const field = modal(page).getByRole('textbox', { name: /^Emails/ });
    const text = `New Member <${first}>, ${second}; ${second} rubbish`;
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
    await field.press('Control+v');
    await expect(modal(page).getByRole('listitem')).toHaveText([first, second]);
    await expect(field).toHaveValue('New Member rubbish');
    await field.fill('');
    await modal(page).getByRole('combobox').click();
    await page.getByRole('option', { name: /^User/ }).click();
    await modal(page).getByRole('button', { name: 'send invites' }).click();
    await expect(page.getByRole('region', { name: 'Sent invitations' })).toContainText(`Invited: ${first}, ${second}`);
    await expect(page.getByRole('heading', { name: 'Pending invitations 2' })).toBeVisible();
  });

  await test.step('resend, copy link and revoke stand beside each', async () => {
    await page.getByRole('button', { name: `Resend the invitation of ${second}` }).click();
    await expect(page.getByText(`The invitation was sent to ${second} again.`)).toBeVisible();
    await page.getByRole('button', { name: `Copy link of ${second}` }).click();
    await expect(page.getByText('The link is copied.')).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      linkIn(await mailTo(second, new RegExp(organization))),
    );
    await page.getByRole('button', { name: `Revoke the invitation of ${second}` }).click();
    await page.getByRole('button', { name: 'Revoke invitation' }).click();
    await expect(page.getByRole('heading', { name: 'Pending invitations 1' })).toBeVisible();
  });

  await test.step('the mail can be read as text and as HTML', async () => {
    const mail = await page.context().newPage();
    await mail.goto(`${productUrl()}/dev/mail`);
    const article = mail.getByRole('article').filter({ hasText: first });
    await expect(article).toContainText('See the invitation: ');
    const link = await article.locator('pre').getByRole('link').getAttribute('href');
    await article.getByRole('link', { name: 'As HTML' }).click();
    await expect(mail.getByRole('link', { name: 'See the invitation' })).toHaveAttribute('href', link as string);
    await mail.close();
  });

  await test.step('the first, without an account, follows the mail, signs up, and finds the invitation', async () => {
    const link = new URL(linkIn(await mailTo(first, new RegExp(`invited you to ${organization}`))));
    await signUpAtProvider(theirs, link.pathname, first);
    await createAccount(theirs);
    await expect(theirs).toHaveURL(link.href);
    await expect(theirs.getByRole('alert')).toHaveText('Invitation not found!');
    await expect(theirs.getByText('Your email is not verified.')).toBeVisible();
    await verifyEmail(theirs, first);
    await expect(theirs).toHaveURL(link.href);
    await expect(heading(theirs)).toHaveText(`Ruth Okafor invited you to ${organization}`);
    await expect(theirs.getByText(`Join ${organization} in Tassel as User`)).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Skip', exact: true })).toHaveAttribute('href', '/');
  });

  await test.step('accepts, and stands in the organization', async () => {
    const link = theirs.url();
    await theirs.getByRole('button', { name: 'Accept' }).click();
    await expect(theirs).toHaveURL(`${productUrl()}/jobs`);
    await expect(organizationMenu(theirs)).toContainText(organization);
    expect((await storedUser(theirs))?.organizationId).toBeTruthy();
    await theirs.goto(link);
    await expect(theirs.getByText('You have accepted this invitation.')).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await theirs.getByRole('link', { name: 'Return' }).click();
    await expect(theirs).toHaveURL(`${productUrl()}/jobs`);
    await expect(sidebar(theirs).getByRole('link', { name: 'Org Settings' })).toBeHidden();
  });

  await test.step('the last ADMIN can’t be demoted; the new member is made ADMIN and sees it on the next click', async () => {
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(3);
    await act(page, '(you)', 'Make User');
    await expect(page.getByText('Ruth Okafor is the last administrator.')).toBeVisible();
    await act(page, first, 'Make Administrator');
    await expect(row(page, first)).toContainText('Administrator');
    await sidebar(theirs).getByRole('link', { name: 'Webhooks' }).click();
    await expect(sidebar(theirs).getByRole('link', { name: 'Org Settings' })).toBeVisible();
  });

  await test.step('removed, the member loses access on the next click in both tabs, and the API answers no more', async () => {
    const other = await newcomer.newPage();
    await other.goto(`${productUrl()}/jobs`);
    await expect(organizationMenu(other)).toContainText(organization);
    const organizationId = (await storedUser(theirs))?.organizationId;
    await act(page, first, 'Remove');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Ruth Okafor' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    for (const tab of [theirs, other]) {
      await sidebar(tab).getByRole('link', { name: 'Upload' }).click();
      await expect(tab).toHaveURL(`${productUrl()}/api-associations`);
      await expect(tab.getByText(`You are no longer a member of ${organization}.`)).toBeVisible();
      await expect(organizationMenu(tab)).toBeHidden();
    }
    const { id_token } = await storedSignIn(theirs);
    const answer = await theirs.request.post(`${productUrl()}/api/private/graphql/`, {
      headers: { Authorization: `JWT ${id_token}`, 'Api-Revision': '1' },
      data: { query: `{ organization(organizationId: "${organizationId}") { name } }` },
    });
    expect((await answer.json()).errors[0].extensions.code).toBe('NOT_FOUND');
  });
  await newcomer.close();
});

test('[R-2.06] [R-4.05] [R-5.07] [R-D.20] [R-D.21] [R-D.24] three ways into an organization', async ({
  page,
  browser,
}) => {
  const domain = `d${Date.now()}.test`;
  const [admin, joiner] = [`admin@${domain}`, `joiner@${domain}`];
  const organization = `Domain Fund ${Date.now()}`;
  const context = await browser.newContext();
  const theirs = await context.newPage();

  await test.step('an ADMIN with a verified address lets its domain join', async () => {
    await newAdmin(page, organization, admin);
    await page.goto(`${productUrl()}/org-settings`);
    const joining = page.getByRole('switch', {
      name: `People with a verified @${domain} address may join by themselves`,
    });
    await expect(joining).toBeDisabled();
    await expect(page.getByText('Verify your email first.')).toBeVisible();
    await verifyEmail(page, admin);
    await page.goto(`${productUrl()}/org-settings`);
    await joining.click();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('The settings are saved.')).toBeVisible();
    await page.reload();
    await expect(joining).toBeChecked();
  });

  await test.step('the three cards; nothing to join before the address is verified', async () => {
    await signUpAtProvider(theirs, '/api-associations', joiner);
    await createAccount(theirs);
    for (const card of ['Pending invitations', 'Join an organization', 'Create an organization'])
      await expect(theirs.getByRole('heading', { name: card })).toBeVisible();
    await expect(theirs.getByText('Nobody has invited you yet.')).toBeVisible();
    await expect(theirs.getByText('No organization lets people at your email domain join')).toBeVisible();
    await verifyEmail(theirs, joiner);
    await expect(theirs.getByRole('button', { name: `Join ${organization}` })).toBeVisible();
  });

  await test.step('an invitation that is revoked while it is looked at', async () => {
    await page.goto(`${productUrl()}/org-settings/members`);
    await page.getByRole('button', { name: 'Invite users' }).click();
    await modal(page)
      .getByRole('textbox', { name: /^Emails/ })
      .fill(joiner);
    await modal(page).getByRole('combobox').click();
    await page.getByRole('option', { name: /^Reviewer/ }).click();
    await modal(page).getByRole('button', { name: 'send invites' }).click();
    await expect(page.getByRole('heading', { name: 'Pending invitations 1' })).toBeVisible();
    await theirs.reload();
    await theirs.getByRole('link', { name: `See the invitation to ${organization}` }).click();
    await expect(theirs.getByRole('button', { name: 'Accept' })).toBeVisible();
    await page.getByRole('button', { name: `Revoke the invitation of ${joiner}` }).click();
    await page.getByRole('button', { name: 'Revoke invitation' }).click();
    await expect(page.getByText('was revoked.')).toBeVisible();
    await theirs.getByRole('button', { name: 'Accept' }).click();
    await expect(theirs.getByRole('alert')).toHaveText('Invitation not found!');
    await expect(theirs.getByRole('button', { name: 'Accept' })).toBeEnabled();
    await theirs.reload();
    await expect(theirs.getByRole('alert')).toHaveText('Invitation not found!');
    await expect(theirs.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await theirs.getByRole('link', { name: 'Return' }).click();
    await expect(theirs).toHaveURL(`${productUrl()}/api-associations`);
  });

  await test.step('joining makes a USER, and the ADMIN hears of it by mail', async () => {
    await theirs.getByRole('button', { name: `Join ${organization}` }).click();
    await expect(theirs).toHaveURL(`${productUrl()}/jobs`);
    await expect(organizationMenu(theirs)).toContainText(organization);
    expect((await storedUser(theirs))?.profile?.organizationUsers[0]?.role).toBe('USER');
    expect((await mailTo(admin, /joined/)).text).toContain(joiner);
  });
  await context.close();
});
