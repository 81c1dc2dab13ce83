// Where a short message would lie over the field that has the keyboard, the field comes out from under it.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToasts, dismissToast, feedback } from './feedback.ts';
import { Toaster } from './Toaster.tsx';

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  cleanup();
  vi.restoreAllMocks();
});

const at = (top: number, bottom: number) => ({ left: 16, right: 344, top, bottom }) as DOMRect;

test.each([
  ['moved from under a message at the top', at(72, 218), at(92, 140), -162],
  ['moved from under a message at the foot', at(500, 620), at(590, 638), 138],
  ['left where it is, if it stands free', at(72, 218), at(300, 348), undefined],
])('a field is %s', async (_, over, under, by) => {
  const scrolled = vi.fn();
  vi.stubGlobal('scrollBy', scrolled);
  vi.stubGlobal('innerHeight', 640);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('input') ? under : over;
  });
  render(
    <>
      <input aria-label="Password" />
      <Toaster />
    </>,
  );
  screen.getByLabelText('Password').focus();
  act(() => void feedback.error('Please choose another password.'));
  await act(() => new Promise((go) => requestAnimationFrame(go)));
  expect(scrolled.mock.calls).toEqual(by === undefined ? [] : [[{ top: by }]]);
  vi.unstubAllGlobals();
});
