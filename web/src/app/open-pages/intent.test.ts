// The application's first files, fetched once a visitor is about to go there.
import { expect, test } from 'vitest';
import { enhance } from './intent.enhance.ts';

test('a style is fetched as a file and a script as a module, however the build marks its address', () => {
  document.body.innerHTML = '<a data-app href="/auth">Log in</a>';
  document.body.dataset.application = '/assets/entry.js /assets/screen.css# /assets/theme.css';
  enhance(document.body);
  document.querySelector('a')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['modulepreload', '/assets/entry.js'],
    ['prefetch', '/assets/screen.css#'],
    ['prefetch', '/assets/theme.css'],
  ]);
});
