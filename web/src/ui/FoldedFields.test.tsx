// What is known is folded, and what is missing or wrong in it never is, however it was folded before.
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FoldedFields } from './FoldedFields.tsx';

afterEach(cleanup);

const fields = (known: boolean) => (
  <FoldedFields title="Who asks" says={['Ada', '', '08031234567']} known={known}>
    <input aria-label="Name" />
  </FoldedFields>
);

test('folded by hand, it opens where something in it is wrong', () => {
  const { container, rerender } = render(fields(false));
  const who = container.querySelector('details')!;
  expect(who.open).toBe(true);
  rerender(fields(true));
  expect(who.open).toBe(true);
  who.open = false;
  fireEvent(who, new Event('toggle'));
  rerender(fields(true));
  expect(who.open).toBe(false);
  rerender(fields(false));
  expect(who.open).toBe(true);
});

test('while something is missing or wrong in it, it cannot be folded at all', () => {
  const { container } = render(fields(false));
  const who = container.querySelector('details')!;
  who.open = false;
  fireEvent(who, new Event('toggle'));
  expect(who.open).toBe(true);
});

test('folded from the start, it says what is in it', () => {
  const { container } = render(fields(true));
  expect(container.querySelector('details')!.open).toBe(false);
  expect(container.querySelector('summary')!.textContent).toBe('Who asksAda, 08031234567');
});
