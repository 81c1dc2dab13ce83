// Stepping through a carousel: what is pressed counts, also while a slide still moves.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

const WIDTH = 100;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const show = (slides: number) =>
  render(
    <Carousel label="People">
      {Array.from({ length: slides }, (_, at) => (
        <p key={`person-${at + 1}`}>Person {at + 1}</p>
      ))}
    </Carousel>,
  );
const track = () => screen.getByRole('list');
/** Which slide can be reached; the others are inert. */
const current = () =>
  screen
    .getAllByRole('listitem')
    .find((one) => !one.inert)
    ?.getAttribute('aria-label');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const scrolledTo = (left: number) => {
  track().scrollLeft = left;
  fireEvent.scroll(track());
  act(() => vi.advanceTimersByTime(500));
};

test('a press counts while the slide before it still moves', () => {
  show(3);
  press('Next');
  scrolledTo(WIDTH * 0.3);
  expect(current()).toBe('2 of 3');
  press('Next');
  scrolledTo(WIDTH * 1.2);
  expect(current()).toBe('3 of 3');
  press('Next');
  expect(current()).toBe('1 of 3');
});

test('a swipe of the hand leads to where it stops', () => {
  show(3);
  press('Next');
  fireEvent.pointerDown(track());
  scrolledTo(2 * WIDTH);
  expect(current()).toBe('3 of 3');
});

test('the arrow keys step through all of them and wrap at both ends', () => {
  show(3);
  fireEvent.keyDown(track(), { key: 'ArrowLeft' });
  expect(current()).toBe('3 of 3');
  fireEvent.keyDown(track(), { key: 'ArrowRight' });
  expect(current()).toBe('1 of 3');
});

test('many are counted rather than dotted, and each can be reached', () => {
  show(52);
  for (let at = 0; at < 30; at++) press('Next');
  expect(current()).toBe('31 of 52');
  expect(screen.getByText('Person 31')).toBeTruthy();
  expect(screen.getByText('31 of 52')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  for (let at = 0; at < 31; at++) press('Previous');
  expect(current()).toBe('52 of 52');
  expect(screen.getByText('Person 52')).toBeTruthy();
});
