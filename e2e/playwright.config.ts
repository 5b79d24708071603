import { defineConfig } from '@playwright/test';
import { disabledFeatures } from './testing/chromium-features.ts';

// Chromium's own calls home would fail here and there, and disturb nobody by their absence.
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './testing/global-setup.ts',
  outputDir: '../test-results/e2e',
  workers: 2,
  // What fails once and then passes is printed as flaky: a fault to be mended, but not of the change that met it.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Motion is drawn by the processor that the tests need; what moves is tested where it is meant to.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [...quiet, ...asRoot, disabledFeatures],
    },
  },
});
