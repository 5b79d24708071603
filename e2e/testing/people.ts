import { expect, type Page } from '@playwright/test';
import { accountButton } from './shell.ts';

export const demo = {
  admin: 'dana.whitfield@bridgepath.example',
  user: 'marcus.bell@bridgepath.example',
  reviewer: 'leah.sandoval@bridgepath.example',
  otherAdmin: 'priya.raman@rivervalley.example',
};
export const demoPassword = 'award letters';

/** The address of the product under test. */
export const productUrl = (): string => process.env.TASSEL_URL as string;

/** Opens an address as that person: through the provider's page, as everybody comes in. */
export async function signIn(page: Page, email: string, path = '/', url = productUrl()): Promise<void> {
  await page.goto(url + path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The frame is drawn before the token is here; a step taken in between would lose it.
  await expect(accountButton(page)).toBeVisible();
}

let count = 0;
/** An address that nobody has used yet. */
export const newEmail = (): string => `person-${process.pid}-${Date.now()}-${count++}@example.test`;

type Mail = { to: string; subject: string; text: string };

/** The newest mail to an address, waited for. */
export async function mailTo(email: string, subject: RegExp, url = productUrl()): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as Mail[];
      found = mails.find((mail) => mail.to === email && subject.test(mail.subject));
      return found?.subject;
    })
    .toBeTruthy();
  return found as Mail;
}

export const linkIn = (mail: Mail): string => mail.text.match(/https?:\/\/\S+/)?.[0] as string;
