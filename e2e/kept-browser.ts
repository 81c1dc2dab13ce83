// A browser that keeps what it has loaded from one test to the next, for those that look and change nothing.
import { type BrowserContext, test as base } from '@playwright/test';
import { logIn } from './people.ts';

const READY = { email: 'ada@demo.ijeuwa.example', password: 'journey of life' };

// One for each worker, whose project says how large its window is.
const kept: { visitor?: BrowserContext; member?: BrowserContext } = {};

/** `as`: a stranger, or the member who is ready in the demonstration. */
export const test = base.extend<{ as: 'visitor' | 'member' }>({
  as: ['visitor', { option: true }],
  // Colours that are still changing would be judged half-way.
  colorScheme: 'light',
  reducedMotion: 'reduce',
  // What a service worker fetches by itself would be there before it is asked for.
  serviceWorkers: 'block',
  context: async ({ browser, as }, use) => {
    const context = kept[as] ?? (await browser.newContext());
    if (as === 'member' && !kept.member) await logIn(context.request, READY.email, READY.password);
    kept[as] = context;
    await use(context);
    await context.setOffline(false);
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});
