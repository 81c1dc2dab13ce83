// Who asks is folded where it is known, and what is wrong in it never is, however it was folded before.
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InformationStep } from './InformationStep.tsx';
import type { BookingForm } from './useBooking.ts';

afterEach(cleanup);

const bookingOf = (isWhoKnown: boolean) =>
  ({
    field: () => ({ value: '', onChange: () => {} }),
    values: { name: 'Ada', email: 'ada@example.com', phone: '08031234567' },
    isWhoKnown,
  }) as unknown as BookingForm;

test('folded by hand, it opens where something in it is wrong', () => {
  const step = (isWhoKnown: boolean) => <InformationStep booking={bookingOf(isWhoKnown)} kind="session" />;
  const { container, rerender } = render(step(false));
  const who = container.querySelector('details')!;
  expect(who.open).toBe(true);
  rerender(step(true));
  expect(who.open).toBe(true);
  who.open = false;
  fireEvent(who, new Event('toggle'));
  rerender(step(true));
  expect(who.open).toBe(false);
  rerender(step(false));
  expect(who.open).toBe(true);
});

test('while something is missing or wrong in it, it cannot be folded at all', () => {
  const { container } = render(<InformationStep booking={bookingOf(false)} kind="session" />);
  const who = container.querySelector('details')!;
  who.open = false;
  fireEvent(who, new Event('toggle'));
  expect(who.open).toBe(true);
});
