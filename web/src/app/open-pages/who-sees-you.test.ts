// The pages that say who sees a member name each way in which members decide it themselves.
import { expect, test } from 'vitest';
import { built } from '#test/built-fixture.ts';
import { openPages, renderOpenPage } from './render-open-pages.tsx';

const WAYS = [
  /set your profile to private/i,
  /blur/i,
  /\bpause\b/i,
  /hide from (the )?phone numbers that you know/i,
];

test.each(['/learn-more', '/features', '/safety-guide'])('%s names all of them', (path) => {
  const html = renderOpenPage(openPages.find((one) => one.path === path)!, built);
  const words = new DOMParser().parseFromString(html, 'text/html').querySelector('main')!.textContent;
  expect(WAYS.filter((way) => !way.test(words))).toEqual([]);
});
