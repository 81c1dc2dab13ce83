// Who is signed in is led on after its moment, however often what is around it is drawn anew.
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SignedInNotice } from './SignedInNotice.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a second after it came it leads on, once, by what is asked then', () => {
  vi.useFakeTimers();
  const [before, now] = [vi.fn(), vi.fn()];
  const { rerender } = render(<SignedInNotice onShown={before} />);
  act(() => void vi.advanceTimersByTime(600));
  rerender(<SignedInNotice onShown={now} />);
  act(() => void vi.advanceTimersByTime(600));
  expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1]);
});
