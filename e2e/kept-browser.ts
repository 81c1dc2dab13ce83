// A browser that keeps what it has loaded from one test to the next, for those that look and change nothing.
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { logIn } from './people.ts';

const READY = { email: 'ada@demo.ijeuwa.example', password: 'journey of life' };

// One for each worker, whose project says how large its window is.
const kept: { visitor?: BrowserContext; member?: BrowserContext } = {};

/** `as`: a stranger, or the member who is ready in the demonstration. */
export const test = base.extend<{ as: 'visitor' | 'member' }>({
  as: ['visitor', { option: true }],
  // Colours that are still changing would be judged half-way.
  colorScheme: 'light',
  context: async ({ browser, as }, use) => {
    const context = kept[as] ?? (await browser.newContext());
    if (as === 'member' && !kept.member) await logIn(context.request, READY.email, READY.password);
    kept[as] = context;
    await use(context);
    await context.setOffline(false);
  },
  // A page of its own would be a process of its own, which reads and compiles the same script again.
  page: async ({ context, viewport }, use, info) => {
    const last = pages.get(context);
    const page = last && !last.isClosed() ? last : await context.newPage();
    pages.set(context, page);
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    if (page.isClosed()) return;
    const isWell = info.status === info.expectedStatus && (await leave(page));
    if (!isWell) await page.close();
  },
});

const pages = new WeakMap<BrowserContext, Page>();

const HEARD = ['console', 'pageerror', 'request', 'requestfinished', 'requestfailed', 'response'] as const;

/** As a new page is: empty, without what the last journey heard, played and kept for the visit; answers whether it is. */
const leave = async (page: Page): Promise<boolean> => {
  for (const event of HEARD) page.removeAllListeners(event);
  try {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    return true;
  } catch {
    return false;
  }
};
