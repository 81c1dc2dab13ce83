// How the elements of an open page are woken.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wake } from './enhance.ts';

const woken: string[] = [];
const named = (name: string) => (root: HTMLElement) =>
  void woken.push(`${name} ${root.id || root.localName}`);
beforeEach(() => {
  woken.length = 0;
  document.body.innerHTML =
    '<main data-enhance="tabs"><p id="one" data-enhance="dots"></p><p id="two" data-enhance="dots tabs"></p></main>';
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('each element is given to what it names, in the order of the page', () => {
  wake(document, { dots: named('dots'), tabs: named('tabs'), carousel: named('carousel') });
  expect(woken).toEqual(['tabs main', 'dots one', 'dots two', 'tabs two']);
});

test('one that fails is told of and leaves the others alone', () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  const tabs = () => {
    throw new Error('no panel');
  };
  wake(document, { dots: named('dots'), tabs });
  expect(woken).toEqual(['dots one', 'dots two']);
  expect(told).toHaveBeenCalledTimes(2);
});
