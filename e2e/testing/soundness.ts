import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const grave = ['serious', 'critical'];

/** The rules that look at colours: all others find in dark what they find in light. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds and what counts, each with where it stands. */
async function graveFindings(page: Page, part: string, rules: string[]): Promise<string[]> {
  // No page of ours holds frames, for which the other mode opens a page of its own each time.
  // The tabs of GraphiQL hold buttons inside tabs, which is its own doing.
  const axe = new AxeBuilder({ page }).include(part).exclude('.graphiql-tab').setLegacyMode();
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => grave.includes(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`));
}

/** The page, or a part of it, as it stands now: for everyone, in light and in dark. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'dark' ? colorRules : [];
    expect(await graveFindings(page, part, rules), colorScheme).toEqual([]);
  }
}

/** On the narrowest phone nothing stands outside the screen, where only a scroll to the side would show it. */
export async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = () => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

/** All that the browser complains of: a broken policy, a script that failed, a part that did not load. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return complaints;
}
