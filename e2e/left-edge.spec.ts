// A desk is a desk: every signed-in screen begins at one left edge beside the sidebar.
import { expect, type Page } from '@playwright/test';
import { goInApp } from './in-app.ts';
import { test } from './kept-browser.ts';
import { SCREENS } from './screens/screen-list.ts';
import { watchTraffic } from './traffic.ts';

/** Nothing is on its way that would move a heading. */
const waitsFor = (page: Page) => {
  const traffic = watchTraffic(page);
  return async (): Promise<void> => {
    await page.locator('main:not([aria-busy=true])').first().waitFor();
    await traffic.rest();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };
};

const LEFT_EDGE = 256;
const RIGHT_EDGE = 32;
/** Those with the sidebar: onboarding and the back office have frames of their own. */
const BESIDE_SIDEBAR = SCREENS.filter(
  ({ route, states }) => states.filled?.who === 'ada' && !route.startsWith('/staff'),
);

/** The box of the main heading; of a face or a picture that stands there with it, the box of both; of one that is read aloud alone, its page’s. */
const headingEdge = (page: Page): Promise<number> =>
  page
    .locator('main h1')
    .first()
    .evaluate((heading) => {
      const isUnseen = heading.getBoundingClientRect().width <= 1;
      const box = (isUnseen ? heading.closest('main > *') : heading.closest('header')) ?? heading;
      return box.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(box).paddingLeft);
    });

/** How far its room ends from the glass. */
const headingEnd = (page: Page): Promise<number> =>
  page
    .locator('main h1')
    .first()
    .evaluate((heading) => {
      const frame = heading.closest('main > *')!;
      const { right } = frame.getBoundingClientRect();
      const glass = document.documentElement.clientWidth;
      return glass - right + Number.parseFloat(getComputedStyle(frame).paddingRight);
    });

/** How large the heading is, and how far its middle stands below the bar at the top. */
const headingPlace = (page: Page): Promise<[number, number]> =>
  page
    .locator('main h1')
    .first()
    .evaluate((heading) => {
      const { top, height } = heading.getBoundingClientRect();
      const bar = document.querySelector('header')!.getBoundingClientRect().bottom;
      const banner = document.querySelector('[aria-label="Email not confirmed"]')?.clientHeight ?? 0;
      return [
        Number.parseFloat(getComputedStyle(heading).fontSize),
        Math.round(top + height / 2 - bar - banner),
      ];
    });

/** Those whose heading is a greeting over a picture, somebody's name, or read aloud alone. */
const OTHER_HEADING = [
  '/homepage',
  '/marriage-counseling',
  '/relationship-therapy',
  '/people/:id',
  '/chat/:matchId',
  '/ijeuwa',
  '/live-chat',
  '/ui',
];

/** Comes after the list of messages, under the same heading. */
const HEADED_AS_BEFORE = '/chat/:matchId';

/** A page to read or to fill in keeps a measure; these take the room that there is. */
const WIDE = ['/dashboard', '/dating-app', '/match-track', '/matches', '/match-requests', '/faqs'];

test.describe('at a desk', { tag: '@desk' }, () => {
  test.use({ as: 'member' });

  test('every screen begins at the edge that all share, and the wide ones end there too', async ({
    page,
  }) => {
    const atRest = waitsFor(page);
    await page.goto('/getting-started');
    await atRest();
    for (const { route, states } of BESIDE_SIDEBAR) {
      const { address } = states.filled!;
      const there = (typeof address === 'function' ? await address(page) : address) ?? route;
      await (route === HEADED_AS_BEFORE ? page.goto(there) : goInApp(page, there));
      await atRest();
      await expect.poll(() => headingEdge(page), route).toBe(LEFT_EDGE);
      if (WIDE.includes(route)) await expect.poll(() => headingEnd(page), route).toBe(RIGHT_EDGE);
      if (!OTHER_HEADING.includes(route))
        await expect.poll(() => headingPlace(page), route).toEqual([30, 38]);
    }
  });

  test('in a wider window too', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const atRest = waitsFor(page);
    await page.goto('/profile');
    await atRest();
    for (const route of WIDE) {
      await goInApp(page, route);
      await atRest();
      await expect.poll(() => headingEnd(page), route).toBe(RIGHT_EDGE);
    }
  });
});
