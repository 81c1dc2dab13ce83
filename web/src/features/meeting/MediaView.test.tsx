// A picture that no other follows is of before: it is not shown as if it were now.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MediaView } from './MediaView.tsx';
import { Others } from './Others.tsx';

let frames = 0;
beforeEach(() => {
  frames = 0;
  vi.useFakeTimers();
  HTMLVideoElement.prototype.getVideoPlaybackQuality = () =>
    ({ totalVideoFrames: frames }) as VideoPlaybackQuality;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what stands still is hidden until it moves again', () => {
  render(<MediaView live stream={new MediaStream()} label="Ada" />);
  const isHidden = () => screen.getByLabelText('Ada').classList.contains('opacity-0');
  const pass = (more: number) => {
    frames += more;
    act(() => void vi.advanceTimersByTime(3000));
    return isHidden();
  };
  expect([pass(45), pass(45), pass(0), pass(15)]).toEqual([false, false, true, false]);
});

test('of whoever stops their camera the others read that there is no picture, until it comes again', () => {
  const stream = Object.assign(new MediaStream(), { getVideoTracks: () => Array(1) });
  const ada = { _id: 'a', role: 'member' as const, name: 'Ada', admitted: true, stream };
  const { rerender } = render(<Others others={[{ ...ada, state: 'connected' }]} />);
  const pass = (more: number) => {
    frames += more;
    act(() => void vi.advanceTimersByTime(3000));
    return screen.getByRole('listitem').textContent;
  };
  // Nothing is said of the first seconds, in which a slow line brings its first picture.
  expect([pass(0), pass(0), pass(45), pass(0), pass(15)]).toEqual([
    'Ada',
    'Ada · no picture now',
    'Ada',
    'Ada · no picture now',
    'Ada',
  ]);
  // Where the line itself is lost, that alone is said.
  rerender(<Others others={[{ ...ada, state: 'lost' }]} />);
  expect(pass(0)).toBe('Ada · Looking for the connection...');
});

test.each([
  [{ sound: 'off', picture: 'on' }, 'Ada · muted'],
  [{ sound: 'off', picture: 'off' }, 'Ada · muted, camera off'],
  [{ sound: 'on', picture: 'slow' }, 'Ada · no picture, their line is slow'],
  [{ sound: 'slow', picture: 'slow' }, 'Ada · no sound, their line is slow'],
  [{ sound: 'on', picture: 'on' }, 'Ada'],
] as const)('of %o the others read %s at once', (sent, words) => {
  const stream = Object.assign(new MediaStream(), { getVideoTracks: () => Array(1) });
  const ada = { _id: 'a', role: 'member' as const, name: 'Ada', admitted: true, stream, sent };
  render(<Others others={[{ ...ada, state: 'connected' }]} />);
  expect(screen.getByRole('listitem').textContent).toBe(words);
});

test('of whoever stops their camera the last picture goes at once, and comes back with the next', () => {
  const stream = Object.assign(new MediaStream(), { getVideoTracks: () => Array(1) });
  const ada = { _id: 'a', role: 'member' as const, name: 'Ada', admitted: true, stream };
  const shown = (picture: 'on' | 'off' | 'slow') => (
    <Others others={[{ ...ada, state: 'connected', sent: { sound: 'on', picture } }]} />
  );
  const { rerender } = render(shown('on'));
  const isHidden = () => screen.getByLabelText(/^Ada/).classList.contains('opacity-0');
  const seen = (['on', 'off', 'slow', 'on'] as const).map((picture) => {
    rerender(shown(picture));
    return isHidden();
  });
  expect(seen).toEqual([false, true, true, false]);
});

test('a browser that counts no pictures is believed to show them', () => {
  HTMLVideoElement.prototype.getVideoPlaybackQuality = undefined as never;
  render(<MediaView live stream={new MediaStream()} label="Ada" />);
  act(() => void vi.advanceTimersByTime(9000));
  expect(screen.getByLabelText('Ada').classList.contains('opacity-0')).toBe(false);
});
