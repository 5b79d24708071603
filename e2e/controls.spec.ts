import { expect, type Locator, type Page, test } from '@playwright/test';
import { productUrl } from './testing/people.ts';

test.beforeEach(async ({ page }) => {
  await page.goto(`${productUrl()}/dev/gallery`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Controls');
});

const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const option = (page: Page, name: string) => page.getByRole('option', { name });
const tags = (page: Page) => page.getByRole('list', { name: 'Tag input', exact: true }).getByRole('listitem');
const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
/** A browser may add a hundred-thousandth of a point. */
const height = async (element: Locator) => Math.round((await element.boundingBox())?.height ?? 0);
const icon = (field: Locator, colorClass: string) => field.locator('xpath=..').locator(`svg.${colorClass}`);
const clickOverlay = (page: Page) => page.mouse.click(5, 5);

test('[R-2.20] searchable select: typing filters, a press chooses, the menu is at most 200 px high', async ({
  page,
}) => {
  const school = select(page, 'Searchable select');
  await school.click();
  const search = page.getByRole('combobox', { name: 'Search Searchable select' });
  await expect(search).toBeFocused();
  const menu = page.locator('[popover]:popover-open');
  expect(await height(menu)).toBe(200);
  await search.fill('col');
  await expect(page.getByRole('option')).toHaveText([
    'Bayshore Point College',
    'Harrow Glen College',
    'Lincoln Ridge College',
  ]);
  await search.fill('nowhere');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await search.fill('glen');
  await option(page, 'Harrow Glen College').click();
  await expect(school).toHaveText('Harrow Glen College');
  await expect(menu).toBeHidden();
});

test('[R-2.20] searchable select by keyboard: opens, filters, chooses; Escape keeps the choice and the focus', async ({
  page,
}) => {
  const school = select(page, 'Searchable select');
  await school.press('Enter');
  await page.keyboard.type('univ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(school).toHaveText('Caprock State University');
  await expect(school).toBeFocused();
  await school.press('Enter');
  await page.keyboard.type('thorn');
  await page.keyboard.press('Escape');
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
  await expect(school).toHaveText('Caprock State University');
  await expect(school).toBeFocused();
});

test('[R-2.20] multi-select: a checkbox an option, by mouse and by keyboard, and it stays open', async ({ page }) => {
  const statuses = select(page, 'Multi-select');
  await expect(statuses).toHaveText('2 statuses');
  await statuses.click();
  await expect(option(page, 'Manual review')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('option').first().locator('svg, span').first()).toBeVisible();
  await option(page, 'Manual review').click();
  await expect(option(page, 'Manual review')).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.type('canceled');
  await page.keyboard.press('Enter');
  await expect(option(page, 'Canceled')).toHaveAttribute('aria-selected', 'true');
  expect(await height(page.locator('[popover]:popover-open'))).toBeLessThanOrEqual(200);
  await page.keyboard.press('Escape');
  await expect(statuses).toHaveText('2 statuses');
  await expect(statuses).toBeFocused();
});

test('[R-2.20] dropdown: No items, Choose One, a list of at most 160 px, and letters that jump', async ({ page }) => {
  const empty = select(page, 'Dropdown, empty');
  await expect(empty).toHaveText('Choose One');
  await empty.click();
  await expect(page.getByText('No items')).toBeVisible();
  await page.keyboard.press('Escape');

  const role = page.getByRole('combobox', { name: /^Dropdown ?\*?$/ });
  await expect(role).toHaveText('Choose One');
  await expect(role).toHaveAccessibleDescription('You must select an access level.');
  await role.click();
  expect(await height(page.getByRole('listbox', { name: 'Dropdown', exact: true }))).toBeLessThanOrEqual(160);
  await option(page, 'Reviewer').click();
  await expect(role).toHaveText('Reviewer');
  await role.press('ArrowDown');
  await role.press('ArrowDown');
  await role.press('Enter');
  await expect(role).toHaveText('Administrator');
  await role.press('u');
  await expect(role).toHaveText('User');

  const rows = select(page, 'Dropdown, bare');
  await rows.click();
  expect(await height(page.getByRole('listbox', { name: 'Dropdown, bare' }))).toBe(160);
  await expect(select(page, 'Dropdown, disabled')).toBeDisabled();
});

test('[R-2.20] toggle and checkbox change by mouse and by the space bar', async ({ page }) => {
  const toggle = page.getByRole('switch', { name: 'Manual review' });
  await expect(toggle).toBeChecked();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await toggle.press('Space');
  await expect(toggle).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Off while review is off' })).toBeDisabled();

  const box = page.getByRole('checkbox', { name: 'On', exact: true });
  await page.getByText('On', { exact: true }).click();
  await expect(box).not.toBeChecked();
  await box.press('Space');
  await expect(box).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Some' })).toHaveJSProperty('indeterminate', true);
  await expect(page.getByRole('checkbox', { name: 'Error' })).toHaveAccessibleDescription('Accept the terms to go on.');
});

test('[R-2.20] text input: a red icon on error, a check when filled, an asterisk when required', async ({ page }) => {
  const empty = page.getByRole('textbox', { name: 'Empty', exact: true });
  await expect(icon(empty, 'text-green-solid')).toHaveCount(0);
  await empty.fill('April');
  await expect(icon(empty, 'text-green-solid')).toBeVisible();
  const wrong = page.getByRole('textbox', { name: /^Error/ });
  await expect(icon(wrong, 'text-red-solid')).toBeVisible();
  await expect(icon(wrong, 'text-green-solid')).toHaveCount(0);
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toHaveAccessibleDescription(/^Enter 5 digits, or ZIP\+4: 97201-1234\./);
  await expect(wrong).toHaveAttribute('aria-required', 'true');
  await expect(page.locator('label').filter({ hasText: /^Error\*$/ })).toBeVisible();
  await expect(page.locator('label').filter({ hasText: /^Empty$/ })).toBeVisible();
});

test('[R-2.20] textarea: takes lines, and tells its error', async ({ page }) => {
  const note = page.getByRole('textbox', { name: 'Textarea', exact: true });
  await note.fill('');
  await note.pressSequentially('one');
  await note.press('Enter');
  await note.pressSequentially('two');
  await expect(note).toHaveValue('one\ntwo');
  const json = page.getByRole('textbox', { name: /^Textarea, error/ });
  await expect(json).toHaveAccessibleDescription('Not JSON: quote the value of student_id.');
});

test('[R-2.20] tag input: adds on Enter, space and blur, strips commas, and takes back by Backspace', async ({
  page,
}) => {
  const field = page.getByRole('textbox', { name: /^Tag input ?\*?$/ });
  await field.pressSequentially('a@x.test,');
  await field.press('Enter');
  await field.pressSequentially('b@x.test ');
  await field.fill('c,@x.test');
  await field.blur();
  const added = ['a@x.test', 'b@x.test', 'c@x.test'];
  await expect(tags(page)).toHaveText([/ines/, /sam\.lee/, ...added]);
  await expect(field).toHaveValue('');
  await field.press('Backspace');
  await expect(tags(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Remove a@x.test' }).click();
  await expect(tags(page)).toHaveText([/ines/, /sam\.lee/, 'b@x.test']);
  await expect(field).toBeFocused();
});

test('[R-2.20] tag input: pasted text becomes tags, each once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const field = page.getByRole('textbox', { name: /^Tag input ?\*?$/ });
  await page.evaluate(`navigator.clipboard.writeText('a@x.test, b@x.test\\nc@x.test;a@x.test')`);
  await field.click();
  await field.press('Control+v');
  await expect(tags(page)).toHaveText([/ines/, /sam\.lee/, 'a@x.test', 'b@x.test', 'c@x.test']);
});

const themeColors = {
  red: 'rgb(163, 35, 28)',
  blue: 'rgb(31, 75, 181)',
  green: 'rgb(20, 102, 59)',
  orange: 'rgb(138, 74, 7)',
  default: 'rgb(71, 80, 99)',
};

test('[R-9.02] the theme colors are red, blue, green, orange and default', async ({ page }) => {
  for (const [name, color] of Object.entries(themeColors))
    await expect(section(page, 'Status').getByText(name, { exact: true })).toHaveCSS('color', color);
});

test('a table sorts, selects, and has its states', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Jobs', exact: true });
  await expect(table.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending');
  await table.getByRole('button', { name: 'Created' }).click();
  await expect(table.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('checkbox', { name: /^Select April letters, East cohort/ }).check();
  await expect(page.getByText('2 jobs', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(page.getByText('2 jobs', { exact: true })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Jobs that load' })).toHaveAttribute('aria-busy', 'true');
  const states = section(page, 'Table: loading, error, empty');
  await expect(states.getByRole('alert')).toContainText('The letters could not be loaded');
  await expect(states.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(states.getByRole('heading', { name: 'A job is one batch of award letters' })).toBeVisible();
});

test('the pager goes through the pages and takes a page size', async ({ page }) => {
  const pager = section(page, 'Table').getByRole('navigation', { name: 'Pages' });
  await expect(pager.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await pager.getByRole('button', { name: 'Next page' }).click();
  await expect(pager.getByRole('status')).toHaveText('11–20 of 38');
  await pager.getByRole('combobox', { name: 'Rows' }).click();
  await expect(page.getByRole('option')).toHaveText(['10', '15', '20', '25', '30']);
  await option(page, '30').click();
  await expect(pager.getByRole('status')).toHaveText('31–38 of 38');
  await expect(pager.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

for (const kind of ['modal', 'drawer', 'confirm']) {
  test(`a ${kind} takes the focus, keeps it, and gives it back on Escape and on an overlay press`, async ({ page }) => {
    const opener = page.getByRole('button', { name: `Open ${kind}` });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 8; presses++) {
      expect(await page.evaluate(`document.activeElement.closest('dialog, body').tagName`)).toBe('DIALOG');
      await page.keyboard.press('Tab');
      // The browser's own controls have their turn in the cycle; the page behind has none.
      if (await page.evaluate('document.activeElement === document.body')) await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog).toBeVisible();
    await clickOverlay(page);
    await expect(dialog).toBeHidden();
  });
}

test('the half-screen modal is half as wide and two thirds as high as the screen', async ({ page }) => {
  await page.getByRole('button', { name: 'Open modal' }).click();
  const modal = page.getByRole('dialog');
  await expect.poll(async () => (await modal.boundingBox())?.width).toBe(720);
  expect(await height(modal)).toBe(600);
  await expect(modal.getByRole('textbox', { name: /^Emails/ })).toBeFocused();
  await expect(modal.getByRole('button', { name: 'send invites' })).toBeDisabled();
});

test('a confirm names what goes, and begins on the button that keeps it', async ({ page }) => {
  await page.getByRole('button', { name: 'Open confirm' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 3 jobs and their 412 letters?' });
  await expect(dialog.getByRole('button', { name: 'Keep them' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete 3 jobs' }).click();
  await expect(dialog).toBeHidden();
});

test('a date range says when it runs backward, and clears', async ({ page }) => {
  const wrong = page.getByRole('group', { name: 'Date range, error' });
  await expect(wrong.getByRole('alert')).toHaveText('The first day must not be after the last.');
  await wrong.getByLabel('To').fill('2026-04-30');
  await expect(wrong.getByRole('alert')).toBeHidden();
  await wrong.getByRole('button', { name: 'Clear' }).click();
  await expect(wrong.getByLabel('From')).toHaveValue('');
});

test('a copy field copies, and shows a secret only when asked', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const secret = page.getByLabel('Copy field, secret');
  await expect(secret).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(secret).toHaveAttribute('type', 'text');
  await section(page, 'Values').getByRole('button', { name: 'Copy' }).last().click();
  await expect(section(page, 'Values').getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('tsl_ab12cd34ef56');
});
