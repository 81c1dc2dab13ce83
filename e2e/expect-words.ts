// A screen on which somebody can read something.
import { expect, type Page } from '@playwright/test';

/** Words that are not those of waiting; an empty page has none, and one that loads for ever says so for ever. */
export const expectWords = async (page: Page, where: string): Promise<void> => {
  const words = page.locator('main:not([aria-busy="true"])').first();
  await expect(words, where).toHaveText(/\w+\W+\w+\W+\w+/, { timeout: 15_000, useInnerText: true });
  await expect(page.getByRole('heading').first(), where).toBeVisible();
};
