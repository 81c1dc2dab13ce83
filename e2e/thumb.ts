// A thumb on the glass: real touches, which the browser may take for scrolling.
import { expect, type Locator } from '@playwright/test';

const STEPS = 8;

/** Puts the thumb on the middle of it, rests there until what is held shows, draws it along and lifts it. */
export const drag = async (from: Locator, by: { x?: number; y?: number }, held?: Locator): Promise<void> => {
  const page = from.page();
  const box = await from.boundingBox();
  if (!box) throw new Error('there is nothing to touch');
  const at = (part: number) => ({
    x: box.x + box.width / 2 + part * (by.x ?? 0),
    y: box.y + box.height / 2 + part * (by.y ?? 0),
  });
  const thumb = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    thumb.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', at(0));
  if (held) await expect(held).toBeVisible();
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', at(step / STEPS));
  await touch('touchEnd');
  await thumb.detach();
};

/** The card, once it takes an answer: one that has just come in the place of another takes none yet. */
export const answerable = async (card: Locator): Promise<Locator> => {
  await expect(card.page().getByRole('button', { name: 'Like', exact: true }).first()).toBeEnabled();
  return card;
};
