// The checker's memory: a page that stands as one that had no fault is let by, and a fault that comes to it is found.
import { expect } from '@playwright/test';
import { fingerprintOf } from './checked-before.ts';
import { test } from './kept-browser.ts';
import { faultsAsSeen } from './whole.ts';

const FAULTS = {
  'button-name': '<button type="button"></button>',
  'color-contrast': '<p>Hardly to be read</p>',
};

test('a fault on a page that was judged before is found; another word is no other page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/offline');
  expect(await faultsAsSeen(page, 'light')).toEqual([]);
  const before = await fingerprintOf(page, 'light');
  const main = page.getByRole('main');
  await main.evaluate((one) => one.insertAdjacentHTML('beforeend', '<p id="more">One word</p>'));
  const withOne = await fingerprintOf(page, 'light');
  expect(withOne).not.toBe(before);
  await main.locator('#more').evaluate((one) => one.replaceChildren('Two word'));
  expect(await fingerprintOf(page, 'light')).toBe(withOne);
  await main.locator('#more').evaluate((one) => one.remove());
  expect(await fingerprintOf(page, 'light')).toBe(before);

  for (const [rule, planted] of Object.entries(FAULTS)) {
    await main.evaluate((one, html) => {
      one.insertAdjacentHTML('beforeend', html);
      // A style that is written in the page is refused there.
      (one.lastElementChild as HTMLElement).style.cssText = 'color: #eee; background: #fff';
    }, planted);
    // Twice: what was found is not let by the second time.
    for (const _ of [1, 2])
      expect(await faultsAsSeen(page, 'light')).toEqual([expect.stringContaining(rule)]);
    await main.evaluate((one) => one.lastElementChild!.remove());
  }
  expect(await faultsAsSeen(page, 'light')).toEqual([]);
});
