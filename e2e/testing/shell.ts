import type { Page } from '@playwright/test';

/** The parts around every page. */
export const accountButton = (page: Page) => page.getByRole('button', { name: /^Your Account/ });
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your Account' });
export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const overlay = (page: Page) => page.getByRole('status').filter({ hasText: /^Loading$/ });
export const organizationMenu = (page: Page) => page.getByRole('button', { name: /^your organization/ });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Sign in to Tassel' });

export async function chooseOrganization(page: Page, name: string): Promise<void> {
  await organizationMenu(page).click();
  await page.getByRole('menuitemradio', { name }).click();
}
