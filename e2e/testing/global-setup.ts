import { startProduct } from './start-product.ts';

/** One product for all stories that need no settings of their own; its address is in TASSEL_URL. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct({ env: { DEMO_LETTERS: 'on' } });
  if (!product.output().includes('Tassel runs at')) throw new Error(`The product did not start:\n${product.output()}`);
  process.env.TASSEL_URL = product.url;
  return async () => {
    await product.stop();
  };
}
