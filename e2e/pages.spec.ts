// Every open page, in both sizes, both themes and large text: nothing too wide, no fault of accessibility, nothing that moves.
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './kept-browser.ts';
import { expectLargeTextToFit, expectNoFaults, expectNothingWider } from './whole.ts';

const LISTING = new URL('../web/build/open-pages/open-pages.json', import.meta.url);
const { pages }: { pages: { path: string }[] } = JSON.parse(readFileSync(LISTING, 'utf8'));

const DESK = { width: 1280, height: 800 };

for (const { path } of pages) {
  // Only the style of a page to read differs at a desk: it is opened once, and looked at in both windows.
  test(`${path} is whole`, { tag: '@phone' }, async ({ page }) => {
    const wrong: string[] = [];
    page.on('console', (line) => line.type() === 'error' && wrong.push(line.text()));
    page.on('pageerror', (error) => wrong.push(String(error)));
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const size of [page.viewportSize()!, DESK]) {
      await page.setViewportSize(size);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await expectNothingWider(page);
      await expectNoFaults(page);
      expect(await page.evaluate(() => document.getAnimations().length), 'what moves').toBe(0);
      await expectLargeTextToFit(page);
    }
    expect(wrong).toEqual([]);
  });
}
