// A thumb that counts: each touch of the glass outside the keyboard is one tap; letters, "next" and "go" are keys.
import { expect, type Locator, type Page } from '@playwright/test';

export const makeHand = (page: Page) => {
  let taps = 0;
  return {
    get taps() {
      return taps;
    },
    async tap(place: Locator): Promise<void> {
      await place.click();
      taps += 1;
    },
    /** A list of the device: one tap opens it, one chooses. */
    async choose(place: Locator, value: string): Promise<void> {
      await place.selectOption(value);
      taps += 2;
    },
    /** The device's own pictures: one tap for each, and one for "Done". */
    async pick(place: Locator, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
      const chooser = page.waitForEvent('filechooser');
      await place.click();
      await (await chooser).setFiles(files);
      taps += 1 + files.length + 1;
    },
    async write(place: Locator, text: string): Promise<void> {
      await place.click();
      await place.fill(text);
      taps += 1;
    },
    /** The keyboard's "next" leads to the field below. */
    async writeNext(place: Locator, text: string): Promise<void> {
      await page.keyboard.press('Tab');
      await place.fill(text);
    },
    /** The keyboard's "go", once what was written has opened the way on. */
    async go(): Promise<void> {
      await expect(page.locator('form [type=submit]')).toBeEnabled();
      await page.keyboard.press('Enter');
    },
  };
};
export type Hand = ReturnType<typeof makeHand>;
