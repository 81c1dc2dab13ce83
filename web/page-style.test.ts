// What of the stylesheet stands in a page: all that can match there, and nothing else.
import { expect, test } from 'vitest';
import { styleOfPage } from './page-style.ts';

const SHEET = [
  '@layer base{:root{--wine:#7a1737;--leaf:#0e6b50}}',
  '.title{color:var(--wine)}',
  '.nowhere{color:var(--leaf)}',
  'details[open] .title{display:block}',
  '.title:hover{opacity:1}',
  '.data-shown\\:block[data-is-shown]{display:block}',
  '.field-error{margin:0}',
  '.title[aria-invalid=true]{color:red}',
  '.set-by-script{margin:2px}',
  '.tap-picture>summary{padding:0}',
  '[data-saver] .title{margin:1px}',
  ':focus-visible{outline:3px solid}',
  ':is(.title,.nowhere) :focus-visible{outline-color:red}',
  '[hidden]:where(:not([hidden=until-found])){display:none!important}',
].join('');
const PAGE =
  '<html><body><details><summary class="title data-shown:block">A</summary></details></body></html>';
const SCRIPT = 'card.dataset.isShown="";note.className="set-by-script"';

test('a page that only reads carries what its elements need, and what the server may write into it', async () => {
  const style = await styleOfPage(SHEET, PAGE, []);
  for (const rule of [
    '.title{',
    'details[open] .title{',
    '.title:hover{',
    '.tap-picture>summary{',
    '[data-saver]',
    '.field-error{',
    '[aria-invalid=true]{',
  ])
    expect(style).toContain(rule);
  expect(style).toContain('--wine:#7a1737');
  expect(style).not.toMatch(/\.nowhere\{|--leaf|set-by-script|is-shown/);
});

test('what a script sets is there before it is set', async () => {
  const style = await styleOfPage(SHEET, PAGE, [SCRIPT]);
  expect(style).toContain('[data-is-shown]{');
  expect(style).toContain('.set-by-script{');
});
