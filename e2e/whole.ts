// What a whole screen is: readable by everybody, in both themes, and no wider than the window, with large text too.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { watchTraffic } from './traffic.ts';

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'));
const SOURCE = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules of those tags that look at colour: all that the other theme can change. */
const OF_DARK = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

/** What is not a fault is not told: telling it would take longer than finding it. */
const faultsFound = (page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> =>
  page.evaluate(async (rules) => {
    const { axe } = window as never as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const { violations } = await axe.run({ runOnly: rules, resultTypes: ['violations'] });
    return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join(' ')}`);
  }, runOnly);

/** A colour that is still on its way to the other theme is no colour of either; what never ends is not waited for. */
const coloursRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)));
    return Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });

/** What is wrong with the page as it stands: everything in the light theme, in the dark one what its colours can do. */
export const faultsAsSeen = async (page: Page, theme: 'light' | 'dark'): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  await coloursRest(page);
  return faultsFound(page, theme === 'light' ? { type: 'tag', values: TAGS } : OF_DARK);
};

/** In the light theme everything, in the dark one what its colours can do. */
export const expectNoFaults = async (page: Page): Promise<void> => {
  expect(await faultsAsSeen(page, 'light'), 'in the light theme').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsAsSeen(page, 'dark'), 'in the dark theme').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await coloursRest(page);
};

export const expectNothingWider = async (page: Page): Promise<void> => {
  // A phone's browser makes its window wider for a page that is: the size of the glass is what counts.
  const reach = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(reach, 'the width of the page').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
};

/** Text of twice the size, as a member may have set it: all of it is there, and the places are named in full. */
export const expectLargeTextToFit = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNothingWider(page);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('nav[aria-label="Main places"] span')]
      .filter((label) => label.clientWidth > 1 && label.scrollWidth > label.clientWidth + 1)
      .map((label) => label.textContent),
  );
  expect(cut, 'names cut off in the bottom bar').toEqual([]);
};

// Who is here is asked once; for a visitor the answer is 401. A person or a conversation that is not there is 404.
const EXPECTED = /status of (401|404)/;

/** The screen at this address, once it has loaded; nothing is wrong in the console either. */
export const expectWholeScreen = async (page: Page, address: string): Promise<void> => {
  const wrong: string[] = [];
  page.on(
    'console',
    (line) => line.type() === 'error' && !EXPECTED.test(line.text()) && wrong.push(line.text()),
  );
  page.on('pageerror', (error) => wrong.push(String(error)));
  const traffic = watchTraffic(page);
  await page.goto(address);
  await expect(page.locator('main, form, [role=log]').first()).toBeVisible();
  await traffic.rest();
  await expectNothingWider(page);
  await expectNoFaults(page);
  await expectLargeTextToFit(page);
  expect(wrong).toEqual([]);
};
