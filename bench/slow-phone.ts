// A mid-range phone on metered data: slow 4G and a processor four times slower, with nothing kept from before.
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER_PROCESSOR = 4;
/** Long enough for what a page would do late: the largest paint, a font that comes and moves the text. */
const SETTLE_MS = 600;

const WATCH = fileURLToPath(new URL('watch-page.js', import.meta.url));

/** What watch-page.js remembers. */
type Seen = {
  firstPaintMs: number;
  largestPaintMs: number;
  /** The element that was painted largest, for whoever looks for a reason. */
  largest: string;
  shift: number;
  blockedMs: number;
};
type Traffic = { bytes: number; scriptBytes: number; requests: number; foreign: string[] };
export type Load = Seen & Traffic;

export const loadOnSlowPhone = async (browser: Browser, address: string): Promise<Load> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: WATCH });
    const traffic = await slowDown(page, address);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    return { ...traffic, ...((await page.evaluate('seen')) as Seen) };
  } finally {
    await context.close();
  }
};

const slowDown = async (page: Page, address: string): Promise<Traffic> => {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', SLOW_4G);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  const scripts = new Set<string>();
  const traffic: Traffic = { bytes: 0, scriptBytes: 0, requests: 0, foreign: [] };
  wire.on('Network.requestWillBeSent', ({ request }) => {
    const { protocol, host } = new URL(request.url);
    if (protocol.startsWith('http') && host !== new URL(address).host) traffic.foreign.push(host);
  });
  wire.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.requests++;
    traffic.bytes += encodedDataLength;
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength;
  });
  return traffic;
};
