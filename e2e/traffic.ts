// What is on its way to a page: waits until all has come and the page's script has done with it.
import { expect, type Page, type Request } from '@playwright/test';

const IDLE_MS = 200;

/** To be called before the page is opened. The live connection and what it tells are no part of it. */
export const watchTraffic = (page: Page) => {
  const onTheWay = new Set<Request>();
  const over = (request: Request) => void onTheWay.delete(request);
  page.on('request', (request) => {
    // What a page that is left still waited for is nobody's any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) onTheWay.clear();
    onTheWay.add(request);
  });
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  const nothingComes = async (): Promise<void> => {
    expect(onTheWay.size).toBe(0);
    // A page that has nothing to draw after a change of its size is not always called idle.
    await page.evaluate(
      (timeout) => new Promise<void>((rest) => requestIdleCallback(() => rest(), { timeout })),
      IDLE_MS,
    );
  };
  return {
    async rest(): Promise<void> {
      await page.waitForLoadState('load');
      await expect(async () => {
        // What came is worked on while nothing is on its way, and may then ask for more.
        await nothingComes();
        await nothingComes();
        expect(onTheWay.size).toBe(0);
      }).toPass({ intervals: [20, 50, 100], timeout: 20_000 });
    },
  };
};
