// What a phone's keyboard covers is known to whatever stands above it.
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useKeyboardRoom } from './use-keyboard-room.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Writing = () => {
  useKeyboardRoom();
  return null;
};
const room = () => document.documentElement.style.getPropertyValue('--keyboard');

test('it is as much as is covered, nothing while one zooms, and forgotten with the last who asked', () => {
  const seen = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  const { unmount } = render(<Writing />);
  expect(room()).toBe('0px');
  seen.height -= 300;
  seen.dispatchEvent(new Event('resize'));
  expect(room()).toBe('300px');
  seen.offsetTop = 120;
  seen.dispatchEvent(new Event('scroll'));
  expect(room()).toBe('180px');
  seen.scale = 2;
  seen.dispatchEvent(new Event('resize'));
  expect(room()).toBe('0px');
  seen.scale = 1;
  seen.dispatchEvent(new Event('resize'));
  const above = render(<Writing />);
  above.unmount();
  expect(room()).toBe('180px');
  unmount();
  expect(room()).toBe('');
});
