import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { createOrganization, newAdmin } from './testing/new-person.ts';
import { productUrl } from './testing/people.ts';
import { accountButton, chooseOrganization, heading, organizationMenu, signInHeading } from './testing/shell.ts';
import { expectAccessible, expectNarrow } from './testing/soundness.ts';

const saved = (page: Page) => page.getByText('The settings are saved.');

test('[R-3.05] [R-5.09] [R-D.05] [R-D.12] [R-D.25] settings, and the audit log that tells of them', async ({
  page,
}) => {
  const first = `Oak Fund ${Date.now()}`;
  await newAdmin(page, first);

  await test.step('the name is changed everywhere it is shown', async () => {
    await page.goto(`${productUrl()}/org-settings`);
    const name = page.getByLabel('Organization name');
    await name.fill('');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(name).toHaveAccessibleDescription(/Enter a name\./);
    await name.fill(`${first} Renamed`);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(saved(page)).toBeVisible();
    await expect(organizationMenu(page)).toContainText(`${first} Renamed`);
  });

  await test.step('the two review switches wait for the first; a sooner purge is asked about', async () => {
    await page.getByRole('link', { name: 'Review and privacy' }).click();
    const size = page.getByRole('switch', { name: 'Review letters over 5 MB' });
    await expect(size).toBeDisabled();
    await page.getByRole('switch', { name: 'Send doubtful letters to a person' }).click();
    await size.click();
    await page.getByRole('switch', { name: 'Delete the files of finished letters' }).click();
    const days = page.getByLabel('Days after a letter is done');
    await days.fill('4000');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(days).toHaveAccessibleDescription(/Enter whole days from 0 to 3650\./);
    await days.fill('30');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByRole('dialog', { name: 'Delete letter files 30 days after they are done?' }).waitFor();
    await page.getByRole('button', { name: 'Save the rule' }).click();
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(size).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Review letters without free money' })).not.toBeChecked();
    await expect(days).toHaveValue('30');
  });

  await test.step('the log tells it, filters by the address, and comes as CSV', async () => {
    await page.getByRole('link', { name: 'Audit log' }).click();
    const rows = page.getByRole('row').filter({ hasText: 'Ruth Okafor' });
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText('Manual review: off to on');
    await page.getByRole('searchbox', { name: 'Search the log' }).fill('renamed');
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/search=renamed/);
    await page.goto(`${productUrl()}/org-settings/audit?kind=ROLES`);
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(rows).toHaveCount(3);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const csv = readFileSync(await (await download).path(), 'utf8');
    expect((await download).suggestedFilename()).toBe('audit-log.csv');
    expect(csv.trim().split('\r\n')).toHaveLength(4);
    expect(csv).toContain('Changed the settings');
  });
});

test('[R-4.02] two organizations in two tabs: each tab keeps its own, and a switch leaves no trace', async ({
  page,
}) => {
  const [first, second] = [`Oak Fund ${Date.now()}`, `Pine Fund ${Date.now()}`];
  await newAdmin(page, first);
  await page.goto(`${productUrl()}/org-settings`);
  const other = await page.context().newPage();
  await other.goto(`${productUrl()}/api-associations`);
  await createOrganization(other, second);
  await other.goto(`${productUrl()}/org-settings/audit`);
  await expect(other.getByRole('row').filter({ hasText: second })).toHaveCount(1);
  await expect(other.getByRole('main')).not.toContainText('Oak Fund');
  await page.getByLabel('Organization name').fill(`${first} Again`);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(organizationMenu(page)).toContainText(`${first} Again`);
  await expect(page.getByLabel('Organization name')).toHaveValue(`${first} Again`);
  await chooseOrganization(page, second);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('row').filter({ hasText: second })).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText('Oak Fund');
});

test('[R-D.45] [R-D.29] [R-D.18] the profile: appearance, page size, leaving, and signing out everywhere', async ({
  page,
  browser,
}) => {
  const organization = `Elm Fund ${Date.now()}`;
  const email = await newAdmin(page, organization);
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await phone.goto(`${productUrl()}/advisor`);
  await phone.getByLabel('Email').fill(email);
  await phone.getByLabel('Password').fill('award letters');
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(phone)).toHaveText('Profile');

  await test.step('appearance and page size are kept', async () => {
    await page.goto(`${productUrl()}/advisor`);
    await page.getByRole('main').getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('combobox', { name: 'Page size' }).click();
    await page.getByRole('option', { name: '25 rows' }).click();
    await page.goto(`${productUrl()}/org-settings/audit`);
    await expect(page.getByRole('combobox', { name: 'Rows' })).toHaveText('25');
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
  });

  await test.step('the last ADMIN can’t leave', async () => {
    await page.goto(`${productUrl()}/advisor`);
    await page.getByRole('button', { name: `Leave ${organization}` }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Leave ${organization}` })
      .click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('An organization needs an administrator.');
    await page.getByRole('button', { name: 'Stay' }).click();
  });

  await test.step('signing out everywhere ends the other sign-in, too', async () => {
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(signInHeading(page)).toBeVisible();
    await expect(accountButton(phone)).toBeVisible();
    await phone.getByRole('link', { name: 'Upload' }).click();
    await expect(signInHeading(phone)).toBeVisible();
    await phone.getByLabel('Email').fill(email);
    await phone.getByLabel('Password').fill('award letters');
    await phone.getByRole('button', { name: 'Sign in' }).click();
    await expect(organizationMenu(phone)).toContainText(organization);
  });
  await elsewhere.close();
});

test('the members of an organization, with their invitations, are accessible and fit a phone', async ({ page }) => {
  await newAdmin(page, `Fir Fund ${Date.now()}`);
  await page.goto(`${productUrl()}/org-settings/members`);
  await page.getByRole('button', { name: 'Invite users' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('a.person.with.a.long.name@a-long-domain-name.example');
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: /^User/ }).click();
  await dialog.getByRole('button', { name: 'send invites' }).click();
  await expect(page.getByRole('heading', { name: 'Pending invitations 1' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Ruth Okafor' }).check();
  await expectAccessible(page);
  await expectNarrow(page);
});
