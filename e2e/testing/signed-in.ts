import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { productUrl, signIn } from './people.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

type OpenAs = (email: string, path: string, options?: { isReady?: boolean }) => Promise<Page>;

/**
 * Stories about what a signed-in person sees take the sign-in for granted: `openAs` opens an address in a browser
 * where that person has signed in. They share the sign-in, so a story that ends or renews one signs in by itself.
 */
export const test = base.extend<{ openAs: OpenAs }, { signIns: Map<string, StorageState> }>({
  signIns: [async ({ browser: _ }, use) => use(new Map()), { scope: 'worker' }],

  openAs: async ({ browser, signIns }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (email, path, { isReady = true } = {}) => {
      let storageState = signIns.get(email);
      if (!storageState) {
        const page = await browser.newPage();
        await signIn(page, email);
        await page.getByRole('button', { name: /^Your Account/ }).waitFor();
        storageState = withSignInOnly(await page.context().storageState());
        signIns.set(email, storageState);
        await page.close();
      }
      const context = await browser.newContext({ storageState });
      opened.push(context);
      const page = await context.newPage();
      if (!isReady) return page;
      await page.goto(productUrl() + path);
      await page.getByRole('button', { name: /^Your Account/ }).waitFor();
      return page;
    });
    for (const context of opened) await context.close();
  },
});

/** Without what the console keeps for its own use: a story begins as a first visit. */
function withSignInOnly({ cookies, origins }: StorageState): StorageState {
  const isSignIn = ({ name }: { name: string }) => name.startsWith('tassel.identity.');
  return {
    cookies,
    origins: origins.map(({ origin, localStorage }) => ({ origin, localStorage: localStorage.filter(isSignIn) })),
  };
}
