// Going through a page with the Tab key as somebody does who sees: each stop is on the screen, and marked.
import { expect, type Locator, type Page } from '@playwright/test';

const STOPS_MAX = 60;

/** Presses Tab until it stands there; each stop on the way must be on the screen, and marked. */
export const tabTo = async (place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const page = place.page();
  await expect(place.first()).toBeAttached();
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    await page.keyboard.press(key);
    expect(await faultOfFocus(page)).toBe('');
    if (await place.evaluateAll((found) => found.includes(document.activeElement as never))) return;
  }
  throw new Error(`the keyboard does not reach ${place}`);
};

const faultOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // The screen itself takes the focus after a change of page; nothing is done there.
    if (!focused || focused.matches('body, main')) return '';
    const words = focused.getAttribute('aria-label') ?? (focused.textContent || focused.getAttribute('name'));
    const name = `${focused.tagName} ${words?.slice(0, 40)}`;
    const box = focused.getBoundingClientRect();
    const inside =
      box.bottom > 0 && box.right > 0 && box.top < window.innerHeight && box.left < window.innerWidth;
    if (!inside) return `${name} is outside the window`;
    const parts = [0.05, 0.5, 0.95].map((part) =>
      document.elementFromPoint(box.left + part * box.width, box.top + part * box.height),
    );
    if (parts.every((on) => !on?.contains(focused) && !focused.contains(on))) return `${name} is covered`;
    // A choice that is drawn by its label is marked there, a link that is as large as its card around the card.
    const label = focused.closest('label');
    const looks = [getComputedStyle(focused), getComputedStyle(focused, '::after')];
    if (label) looks.push(getComputedStyle(label));
    const marked = looks.some(
      (look) => look.outlineStyle !== 'none' && Number.parseFloat(look.outlineWidth) >= 2,
    );
    return marked ? '' : `${name} does not show that it has the focus`;
  });

/** From the top of a page to its end: whatever can be pressed or filled in gets the focus on the way. */
export const tabThrough = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const left = new Set(
      [...document.querySelectorAll('a[href], button, summary, input, textarea, select')].filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) && !one.matches('[tabindex="-1"], :disabled'),
      ),
    );
    Object.assign(window, { left });
    document.addEventListener('focusin', ({ target }) => left.delete(target as Element));
  });
  do {
    await page.keyboard.press('Tab');
    expect(await faultOfFocus(page)).toBe('');
  } while (await page.evaluate(() => document.activeElement !== document.body));
  const left = await page.evaluate(() => {
    const { left } = window as never as { left: Set<Element> };
    return [...left].map((one) => one.outerHTML.slice(0, 120));
  });
  expect(left, 'what the keyboard does not reach').toEqual([]);
};
