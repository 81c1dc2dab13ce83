// Chips under the thumb: choosing one moves none of the others.
import { expect } from '@playwright/test';
import { test } from './kept-browser.ts';

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use({ as: 'member' });

  test('of several that may be chosen, one that is chosen or let go leaves all where they were', async ({
    page,
  }) => {
    await page.goto('/preference');
    const chips = page.getByRole('group', { name: 'Interests you would like to share' }).getByRole('button');
    const places = () =>
      chips.evaluateAll((all: HTMLElement[]) => all.map((one) => [one.offsetLeft, one.offsetWidth]));
    await expect(chips.first()).toBeVisible();
    const before = await places();
    const chip = chips.first();
    // Chosen before or not, it is both in turn.
    const isChosen = (await chip.getAttribute('aria-pressed')) === 'true';
    for (const next of [!isChosen, isChosen]) {
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', String(next));
      expect(await places()).toEqual(before);
    }
  });
});
