import { test as base } from '@playwright/test';
import { workingOn } from './processes.ts';
import { type Product, startProduct, temporaryFolder } from './start-product.ts';
import { type Command, runInTerminal } from './terminal.ts';

type OwnProducts = {
  /** A data folder of the test's own. */
  newFolder(): string;
  start: typeof startProduct;
  run: typeof runInTerminal;
};

/** For stories that start and end products by themselves: whatever is left at the end of a test goes with it. */
export const test = base.extend<OwnProducts>({
  newFolder: async ({ browserName: _ }, use) => {
    const folders: ReturnType<typeof temporaryFolder>[] = [];
    await use(() => {
      const folder = temporaryFolder();
      folders.push(folder);
      return folder.path;
    });
    for (const folder of folders) {
      for (const pid of workingOn(folder.path)) process.kill(pid, 'SIGQUIT');
      folder.remove();
    }
  },

  // Asks for the folders only to end before them.
  start: async ({ newFolder: _ }, use) => {
    const products: Product[] = [];
    await use(async (settings) => {
      const product = await startProduct(settings);
      products.push(product);
      return product;
    });
    for (const product of products) await product.stop();
  },

  run: async ({ newFolder: _ }, use) => {
    const commands: Command[] = [];
    await use((...command) => {
      const running = runInTerminal(...command);
      commands.push(running);
      return running;
    });
    for (const command of commands) await command.end();
  },
});
