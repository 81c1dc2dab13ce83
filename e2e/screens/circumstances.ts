// What a screen meets: answers that do not come, that fail, or no connection at all.
import type { CDPSession, Page } from '@playwright/test';
import { watchTraffic } from '../traffic.ts';
import type { Circumstance } from './screen.ts';

/** All but who is here, without which there is no screen, and what kind of product this is. */
const CALLS = /\/api\/(?!auth\/me|staff\/me|health)/;

const PATIENCE_MS = 20_000;
const SKELETON_MS = 2_000;
const CUT = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

export type Stage = {
  /** To the browser itself: what goes by way of the page's own routes would empty its cache. */
  wire: CDPSession;
  during: Circumstance | undefined;
  /** Until all that was asked for is there and drawn. */
  rest(): Promise<void>;
};

/** Before the page is opened. */
export const prepare = async (page: Page, during: Circumstance | undefined): Promise<Stage> => {
  const wire = await page.context().newCDPSession(page);
  const traffic = watchTraffic(page);
  const rest = async (): Promise<void> => {
    // What never comes is not waited for.
    if (during !== 'slow') await quietly(traffic.rest());
    await page.evaluate(isDrawn);
  };
  if (during) await meet(wire, during);
  return { wire, during, rest };
};

const meet = async (wire: CDPSession, during: Circumstance): Promise<void> => {
  wire.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (!CALLS.test(request.url)) void quietly(wire.send('Fetch.continueRequest', { requestId }));
    else if (during === 'failing')
      void quietly(wire.send('Fetch.fulfillRequest', { requestId, responseCode: 500, body: btoa('{}') }));
    else if (during === 'offline')
      void quietly(wire.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' }));
  });
  await wire.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
};

/** Once it is: waits for what this circumstance lets come. */
export const settle = async (page: Page, { wire, during, rest }: Stage): Promise<void> => {
  // The check of who is here is over, whatever the screen itself waits for.
  await page.locator('main:not([aria-busy=true])').first().waitFor({ timeout: PATIENCE_MS });
  if (during === 'slow') {
    await quietly(page.locator('main [aria-busy=true]').first().waitFor({ timeout: SKELETON_MS }));
    return rest();
  }
  await rest();
  await quietly(page.waitForFunction(noneIsBusy, undefined, { timeout: PATIENCE_MS }));
  if (during === 'offline') await wire.send('Network.emulateNetworkConditions', CUT);
  await rest();
};

/** Fonts and pictures that came are painted, and nothing moves on its way to somewhere. */
const isDrawn = async (): Promise<void> => {
  await document.fonts.ready;
  const came = [...document.images].filter((one) => one.complete && one.naturalWidth > 0);
  await Promise.all(came.map((one) => one.decode().catch(() => undefined)));
  const ending = document
    .getAnimations()
    .filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)));
  await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
};

const noneIsBusy = (): boolean => {
  const screen = document.querySelector('main');
  return screen !== null && !screen.matches('[aria-busy=true]') && !screen.querySelector('[aria-busy=true]');
};

/** A screen that never comes to rest is pictured as it is: that is what is to be seen. */
const quietly = (waiting: Promise<unknown>): Promise<unknown> => waiting.catch(() => undefined);
