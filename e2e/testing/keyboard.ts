import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the control has the focus, as someone without a mouse does. */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await control.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
}

export async function follow(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}
