// A desk is a desk: every signed-in screen begins at one left edge beside the sidebar.
import { expect, type Page } from '@playwright/test';
import { test } from './kept-browser.ts';
import { settle } from './screens/circumstances.ts';
import { SCREENS } from './screens/screen-list.ts';

const LEFT_EDGE = 256;
const RIGHT_EDGE = 32;
/** Those with the sidebar: onboarding and the back office have frames of their own. */
const BESIDE_SIDEBAR = SCREENS.filter(
  ({ route, states }) => states.filled?.who === 'ada' && !route.startsWith('/staff'),
);

/** The box of the main heading; of a face or a picture that stands there with it, the box of both. */
const headingEdge = (page: Page): Promise<number> =>
  page
    .locator('main h1')
    .first()
    .evaluate((heading) => {
      const box = heading.closest('header') ?? heading;
      return box.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(box).paddingLeft);
    });

test.describe('at a desk', { tag: '@desk' }, () => {
  test.use({ as: 'member' });

  for (const { route, states } of BESIDE_SIDEBAR) {
    test(`${route} begins at the edge that all share`, async ({ page }) => {
      const { address } = states.filled!;
      await page.goto((typeof address === 'function' ? await address(page) : address) ?? route);
      await settle(page, undefined);
      await expect.poll(() => headingEdge(page)).toBe(LEFT_EDGE);
    });
  }

  for (const route of ['/dashboard', '/dating-app', '/match-track', '/matches', '/match-requests', '/faqs']) {
    test(`${route} ends where the others end`, async ({ page }) => {
      await page.goto(route);
      await settle(page, undefined);
      const right = page
        .locator('main h1')
        .first()
        .evaluate((heading) => {
          const frame = heading.closest('main > *')!;
          const { right: ends } = frame.getBoundingClientRect();
          const glass = document.documentElement.clientWidth;
          return glass - ends + Number.parseFloat(getComputedStyle(frame).paddingRight);
        });
      expect(await right).toBe(RIGHT_EDGE);
    });
  }
});
