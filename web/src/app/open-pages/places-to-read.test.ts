// One name for a page to read, in header, footer, tab and the texts that lead to it.
import { expect, test } from 'vitest';
import { built } from '#test/built-fixture.ts';
import { openPages, renderOpenPage } from './render-open-pages.tsx';

const pages = openPages.map((page) => ({
  path: page.path,
  page: new DOMParser().parseFromString(renderOpenPage(page, built), 'text/html'),
}));

test.each([
  ['/learn-more', 'How Ijeuwa works', []],
  // What one does there is no name.
  ['/pricing', 'Packages', ['Compare the packages', 'packages page']],
])('%s is called %s wherever something leads there', (path, name, doings: readonly string[]) => {
  expect(pages.find((one) => one.path === path)?.page.title).toBe(`${name} · Ijeuwa`);
  const links = pages.flatMap(({ page }) => [...page.querySelectorAll(`a[href="${path}"]`)]);
  expect(links.length).toBeGreaterThan(pages.length);
  const names = links.map((link) => (link.querySelector('h2, h3') ?? link).textContent.trim());
  expect(names.filter((one) => one !== name && !doings.includes(one))).toEqual([]);
});

test('nothing sends a member to a part of the page that they are led away from', () => {
  const parts = pages
    .filter(({ path }) => path !== '/')
    .flatMap(({ page }) => [...page.querySelectorAll('a[href^="/#"]')])
    .filter((link) => !link.closest('[data-for="visitor"]'));
  expect(parts.map((link) => link.textContent)).toEqual([]);
});
