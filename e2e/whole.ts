// What a whole screen is: readable by everybody, in both themes, and no wider than the window, with large text too.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules of those tags that look at colour: all that the other theme can change. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

// No screen has a frame of another origin, so the page need not be opened a second time for its report.
const checker = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

const faultsFound = async (axe: AxeBuilder): Promise<string[]> => {
  const { violations } = await axe.analyze();
  return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join(' ')}`);
};

/** In the light theme everything, in the dark one what its colours can do. */
export const expectNoFaults = async (page: Page): Promise<void> => {
  expect(await faultsFound(checker(page).withTags(TAGS)), 'in the light theme').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsFound(checker(page).withRules(OF_COLOUR)), 'in the dark theme').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
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
