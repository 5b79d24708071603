import { expect, test } from '@playwright/test';
import { demo, productUrl, signIn } from './testing/people.ts';

test('a demo person signs in', async ({ page }) => {
  await signIn(page, demo.admin);
  await expect(page).toHaveURL(`${productUrl()}/jobs`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jobs');
});
