// Which open pages ship script: those whose elements name an enhancement, and no other.
import { expect, test } from 'vitest';
import { built } from '#test/built-fixture.ts';
import { openPages, renderOpenPage } from './render-open-pages.tsx';

const files = Object.keys(import.meta.glob(['./*.enhance.ts', '../../features/*/*.enhance.ts']));
const nameOf = (file: string) => file.split('/').at(-1)!.replace('.enhance.ts', '');

const pages = openPages.map((page) => {
  const html = new DOMParser().parseFromString(renderOpenPage(page, built), 'text/html');
  const marked = [...html.querySelectorAll<HTMLElement>('[data-enhance]')];
  return {
    path: page.path,
    names: [...new Set(marked.flatMap(({ dataset }) => dataset.enhance!.split(' ')))],
    scripts: [...html.querySelectorAll('script[src]')].map((one) => one.getAttribute('src')),
  };
});

test('a page to read has none; any other has one', () => {
  for (const { path, names, scripts } of pages) {
    expect([path, scripts]).toEqual([path, names.length > 0 ? ['/assets/page.js'] : []]);
  }
});

test('the pages that do something are these', () => {
  expect(
    pages
      .filter(({ names }) => names.length > 0)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['/', '/counseling', '/faq', '/help-center']);
});

test('every enhancement is named by some page, and every name has its file', () => {
  const named = [...new Set(pages.flatMap(({ names }) => names))];
  expect(named.toSorted()).toEqual(files.map(nameOf).toSorted());
});
