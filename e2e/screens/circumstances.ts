// What a screen meets: answers that do not come, that fail, or no connection at all.
import type { Page } from '@playwright/test';
import type { Circumstance } from './screen.ts';

/** All but who is here, without which there is no screen, and what kind of product this is. */
const CALLS = /\/api\/(?!auth\/me|staff\/me|health)/;

const PATIENCE_MS = 20_000;
const QUIET_MS = 2_500;

/** Before the page is opened. */
export const prepare = async (page: Page, during: Circumstance | undefined): Promise<void> => {
  if (during === 'slow') await page.route(CALLS, () => {});
  if (during === 'failing') await page.route(CALLS, (route) => route.fulfill({ status: 500, json: {} }));
  if (during === 'offline') await page.route(CALLS, (route) => route.abort());
};

/** Once it is: waits for what this circumstance lets come. */
export const settle = async (page: Page, during: Circumstance | undefined): Promise<void> => {
  // The check of who is here is over, whatever the screen itself waits for.
  await page.locator('main:not([aria-busy=true])').first().waitFor({ timeout: PATIENCE_MS });
  if (during === 'slow') {
    await quietly(page.locator('main [aria-busy=true]').first().waitFor({ timeout: 2_000 }));
    return;
  }
  await quietly(page.waitForFunction(noneIsBusy, undefined, { timeout: PATIENCE_MS }));
  if (during === 'offline') await page.context().setOffline(true);
  if (during) await quietly(page.getByRole('alert').first().waitFor({ timeout: 2_000 }));
  else await quietly(page.waitForLoadState('networkidle', { timeout: QUIET_MS }));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

const noneIsBusy = (): boolean => {
  const screen = document.querySelector('main');
  return screen !== null && !screen.matches('[aria-busy=true]') && !screen.querySelector('[aria-busy=true]');
};

/** A screen that never comes to rest is pictured as it is: that is what is to be seen. */
const quietly = (waiting: Promise<unknown>): Promise<unknown> => waiting.catch(() => undefined);
