// The header of the open pages, once its enhancement is there.
import { beforeAll, expect, test } from 'vitest';
import { wake } from '#platform/enhance.ts';
import { built } from '#test/built-fixture.ts';
import { enhance as header } from './header.enhance.ts';
import { openPages, renderOpenPage } from './render-open-pages.tsx';

beforeAll(async () => {
  const html = renderOpenPage(openPages.find(({ path }) => path === '/')!, built);
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  wake(document, { header });
});

const bar = () => document.querySelector('[data-header]')!;
const menu = () => document.querySelector<HTMLDetailsElement>('details[data-menu]')!;
const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};

test('it takes another look once the page has moved by more than 50 px', () => {
  const looks = [0, 50, 51, 400, 50].map((y) => {
    scrollTo(y);
    return bar().hasAttribute('data-scrolled');
  });
  expect(looks).toEqual([false, false, true, true, false]);
});

test('its menu closes when it has served, by Escape, and by a press elsewhere', () => {
  const ends = [
    () =>
      menu()
        .querySelector('a')!
        .dispatchEvent(new Event('click', { bubbles: true })),
    () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
  ];
  for (const end of ends) {
    menu().open = true;
    end();
    expect(menu().open).toBe(false);
  }
});
