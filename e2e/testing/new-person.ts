import { expect, type Page } from '@playwright/test';
import { demoPassword, linkIn, mailTo, newEmail, productUrl } from './people.ts';
import { heading, organizationMenu } from './shell.ts';

export const account = {
  'First name': 'Ruth',
  'Last name': 'Okafor',
  Title: 'College Counselor',
  'Phone number': '503 555 0117',
  'ZIP code': '97205-1234',
};

/** Signs a new person up, by way of the address that they wanted to see; ends on create-account. */
export async function signUpAtProvider(page: Page, path = '/', email = newEmail()): Promise<string> {
  await page.goto(productUrl() + path);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/create-account/);
  await expect(page.getByLabel('First name')).toBeVisible();
  return email;
}

export async function fillAccount(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(account)) await page.getByLabel(label).fill(value);
}

/** From create-account on to where the person was going. */
export async function createAccount(page: Page): Promise<void> {
  await fillAccount(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page)).toHaveText('Verify your email');
  await page.getByRole('link', { name: 'Continue' }).click();
}

export async function createOrganization(page: Page, name: string): Promise<void> {
  await page.getByLabel('Organization name').fill(name);
  await page.getByRole('button', { name: 'Create organization' }).click();
  await skipInvites(page);
  await expect(organizationMenu(page)).toContainText(name);
}

/** The invite modal that opens once an organization is made. */
export async function skipInvites(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** A new person with an organization of their own; answers their address. */
export async function newAdmin(page: Page, organization: string, email?: string): Promise<string> {
  const address = await signUpAtProvider(page, '/api-associations', email);
  await createAccount(page);
  await createOrganization(page, organization);
  return address;
}

/** Follows the link of the verification mail that sign-up sent. */
export async function verifyEmail(page: Page, email: string): Promise<void> {
  await page.goto(linkIn(await mailTo(email, /Confirm your email/)));
  await expect(page.getByText('Your email is verified.')).toBeVisible();
}
