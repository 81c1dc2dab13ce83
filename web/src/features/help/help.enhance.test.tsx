// The help center and the questions with their scripts: a search, suggestions, tabs, and an address that opens.
import { expect, test } from 'vitest';
import { wake } from '#platform/enhance.ts';
import { built } from '#test/built-fixture.ts';
import { writeQuestions } from '#test/questions.ts';
import { renderOpenPage } from '../../app/open-pages/render-open-pages.tsx';
import { enhance as faqSearch } from './faq-search.enhance.ts';
import { helpPages } from './help.pages.tsx';
import { enhance as helpTabs } from './help-tabs.enhance.ts';

const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
const at = (what: string) => document.querySelector<HTMLElement>(what)!;
const visible = (what: string) => all(what).filter((one) => !one.closest('[hidden]'));
const status = () => at('[data-search-status]').textContent;
const suggestions = () => all('[data-suggestions] button').map((one) => one.textContent);

const show = async (path: string, hash = '') => {
  history.replaceState(null, '', `${path}${hash}`);
  const html = renderOpenPage(helpPages.find((page) => page.path === path)!, built);
  const page = new DOMParser().parseFromString(html, 'text/html');
  writeQuestions(page);
  document.body.innerHTML = page.body.innerHTML;
  wake(document, { 'help-tabs': helpTabs, 'faq-search': faqSearch });
};
const type = (words: string) => {
  const input = at('[data-search] input') as HTMLInputElement;
  input.value = words;
  input.dispatchEvent(new Event('input'));
};

test('a search leaves what it found, says how many, and takes groups away that are empty', async () => {
  await show('/faq');
  const before = visible('[data-entry=question]').length;
  expect(at('[data-search]').classList.contains('invisible')).toBe(false);
  type('PÁYMENT');
  expect(visible('[data-entry=question]').length).toBeGreaterThan(0);
  expect(visible('[data-entry=question]').length).toBeLessThan(before);
  expect(status()).toBe(`${visible('[data-entry=question]').length} results`);
  expect(visible('section[data-entries]').length).toBeLessThan(all('section[data-entries]').length);
  expect(visible('[data-unsearched]')).toEqual([]);
  type('');
  expect([visible('[data-entry=question]').length, status()]).toEqual([before, '']);
});

test('nothing found is said', async () => {
  await show('/faq');
  type('zzzz');
  expect(status()).toBe('No results found for the search.');
  expect(visible('[data-entry=question]')).toEqual([]);
});

test('suggestions come with the third character, and one that is chosen fills the search and opens', async () => {
  await show('/faq');
  type('re');
  expect(suggestions()).toEqual([]);
  type('ref');
  expect(suggestions()).toContain('refund');
  expect(suggestions().length).toBeLessThanOrEqual(5);
  type('money back');
  all('[data-suggestions] button').at(-1)!.click();
  expect((at('[data-search] input') as HTMLInputElement).value).toBe('Can I get my money back?');
  expect(visible('[data-entry=question]')).toHaveLength(1);
  expect((visible('[data-entry=question]')[0] as HTMLDetailsElement).open).toBe(true);
});

test('an address opens its question, even one that a search has taken away', async () => {
  await show('/faq', '#free-trial');
  const open = () => all('[data-entry][open]').map((one) => one.querySelector('summary')!.textContent);
  expect(open()).toEqual(['Is there a free trial?']);
  type('photo');
  location.hash = '#refunds';
  window.dispatchEvent(new Event('hashchange'));
  expect(open()).toContain('Can I get my money back?');
  expect(visible('#refunds')).toHaveLength(1);
});

test('the parts become tabs: the address names one, arrow keys move, a search counts in each', async () => {
  await show('/help-center', '#contact');
  const current = () => all('[role=tab][aria-selected=true]').map((one) => one.id);
  const panels = () => visible('[role=tabpanel]').map(({ id }) => id);
  expect([current(), panels()]).toEqual([['contact-tab'], ['contact']]);
  const press = (key: string) =>
    at('[role=tablist]').dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  press('ArrowRight');
  expect([current(), location.hash, document.activeElement?.id]).toEqual([
    ['resources-tab'],
    '#resources',
    'resources-tab',
  ]);
  press('ArrowRight');
  press('End');
  press('Home');
  expect(panels()).toEqual(['faq']);
  type('swindlers genotype');
  expect(status()).toBe('No results found for the search.');
  const emptyParts = () => visible('[data-part-empty]').length;
  expect(emptyParts()).toBe(0);
  type('genotype');
  expect(emptyParts()).toBe(0);
  at('#faq-tab').click();
  expect(emptyParts()).toBe(1);
  at('#resources-tab').click();
  expect(status()).toMatch(/in Resources/);
  expect(panels()).toEqual(['resources']);
  expect(at('[data-tab-count=FAQ]').textContent).toBe('0');
  at('#contact-tab').click();
  expect(visible('#contact form')).toHaveLength(1);
});

test('a question named in the address stands in its tab', async () => {
  await show('/help-center', '#refunds');
  expect(visible('[role=tabpanel]').map(({ id }) => id)).toEqual(['faq']);
  expect(at('#refunds').closest('details')!.open).toBe(true);
});
