// A thumb that counts: each touch of the glass outside the keyboard is one tap; letters, "next" and "go" are keys.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Deeds } from './person-time.ts';

export const makeHand = (page: Page) => {
  const done: Deeds = { taps: 0, keys: 0, homings: 0, thoughts: 0 };
  let words = 0;
  let atKeyboard = false;
  const touch = (times = 1): void => {
    done.taps += times;
    done.thoughts += times;
    if (atKeyboard) done.homings += 1;
    atKeyboard = false;
  };
  const type = (text: string): void => {
    done.keys += text.normalize('NFD').length;
    if (!atKeyboard) done.homings += 1;
    atKeyboard = true;
  };
  return {
    done: done as Readonly<Deeds>,
    /** Of other things of the device: the mail, the link in it. */
    touch,
    get words() {
      return words;
    },
    /** All that stands there, once. */
    async read(place: Locator): Promise<void> {
      words += (await place.innerText()).split(/\s+/).filter(Boolean).length;
    },
    async tap(place: Locator): Promise<void> {
      await place.click();
      touch();
    },
    /** A list of the device: one tap opens it, one chooses. */
    async choose(place: Locator, value: string): Promise<void> {
      await place.selectOption(value);
      touch(2);
    },
    /** The device's own pictures: one tap for each, and one for "Done". */
    async pick(place: Locator, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
      const chooser = page.waitForEvent('filechooser');
      await place.click();
      await (await chooser).setFiles(files);
      touch(1 + files.length + 1);
    },
    async write(place: Locator, text: string): Promise<void> {
      await place.click();
      await place.fill(text);
      touch();
      type(text);
    },
    /** The keyboard's "next" leads to the field below. */
    async writeNext(place: Locator, text: string): Promise<void> {
      await page.keyboard.press('Tab');
      await place.fill(text);
      done.keys += 1;
      done.thoughts += 1;
      type(text);
    },
    /** The keyboard's "go", once what was written has opened the way on. */
    async go(): Promise<void> {
      await expect(page.locator('form [type=submit]')).toBeEnabled();
      await page.keyboard.press('Enter');
      done.keys += 1;
      done.thoughts += 1;
    },
  };
};
export type Hand = ReturnType<typeof makeHand>;
