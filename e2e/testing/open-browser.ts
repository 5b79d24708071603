import { type Browser, chromium } from '@playwright/test';

export type { Page } from '@playwright/test';

/** A browser without the test runner, for measurements. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [] });
