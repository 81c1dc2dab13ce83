// Journeys with a product of their own, and browsers at it.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
} from '@playwright/test';
import { makeProduct } from './product.ts';

export type OwnProduct = Awaited<ReturnType<typeof ownProduct>>;

export const test = base.extend<object, { product: OwnProduct }>({
  // Making its world is not the journey: it has a time of its own, and serves every journey of the file.
  product: [
    async ({ browser }, use) => {
      const product = await ownProduct(browser);
      await product.start();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const ownProduct = async (browser: Browser) => {
  const product = await makeProduct({ members: 2 });
  const opened: BrowserContext[] = [];
  return {
    ...product,
    /** A browser of somebody's own, at this product. */
    async open(options: BrowserContextOptions = {}) {
      const context = await browser.newContext({ baseURL: product.address, ...options });
      opened.push(context);
      return context;
    },
    async stop(): Promise<void> {
      for (const context of opened) await context.close();
      await product.stop();
    },
  };
};
