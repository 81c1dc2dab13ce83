// How the elements of an open page are woken.
import { beforeEach, expect, test, vi } from 'vitest';
import { wake } from './enhance.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<main data-enhance="tabs"><p id="one" data-enhance="dots"></p><p id="two" data-enhance="dots tabs"></p></main>';
});
const woken: string[] = [];
const named = (name: string) => async () => ({
  enhance: (root: HTMLElement) => void woken.push(`${name} ${root.id || root.localName}`),
});

test('each element is given to what it names, in the order of the page, whatever comes first', async () => {
  woken.length = 0;
  const late = () => new Promise((done) => setTimeout(done, 5)).then(named('tabs'));
  await wake(document, { dots: named('dots'), tabs: late });
  expect(woken).toEqual(['tabs main', 'dots one', 'dots two', 'tabs two']);
});

test('what no element names is not fetched', async () => {
  const unnamed = vi.fn(named('carousel'));
  await wake(document, { dots: named('dots'), tabs: named('tabs'), carousel: unnamed });
  expect(unnamed).not.toHaveBeenCalled();
});

test('one that does not come, or fails, is told of and leaves the others alone', async () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  woken.length = 0;
  await wake(document, { dots: named('dots'), tabs: () => Promise.reject(new Error('no line')) });
  expect(woken).toEqual(['dots one', 'dots two']);
  expect(told).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
