import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab, or Shift+Tab where it lies behind, until the control has the focus, as someone without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    const where = await control.evaluate(placeFromFocus);
    if (where === 'here') return;
    await page.keyboard.press(where === 'before' ? 'Shift+Tab' : 'Tab');
  }
  await expect(control).toBeFocused();
}

function placeFromFocus(element: Element): 'here' | 'before' | 'after' {
  const focused = element.ownerDocument.activeElement ?? element.ownerDocument.body;
  if (focused === element) return 'here';
  const isBefore = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore ? 'before' : 'after';
}

export async function follow(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}
