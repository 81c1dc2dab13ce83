// Two quick taps, or a double click of a mouse, on the act of a step: it goes on by one step, confirms nothing, and closes nothing.
import { bookAppointment } from '@ijeuwa/contract/schedule';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ONE_TAP_MS } from '#ui/useSettledAt.ts';
import { confirm, dialog, fakeBooking, press, settle, show } from './booking.fakes.tsx';

let api: ReturnType<typeof fakeBooking>['api'];
let answered: ReturnType<typeof fakeBooking>['answered'];
beforeEach(() => {
  ({ api, answered } = fakeBooking());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the second of two quick taps goes on no further, and confirms nothing', async () => {
  answered.left = 3;
  await show();
  await press('Dr Ibrahim Bello');
  await press('Book Appointment');
  const soonest = within(screen.getByRole('region', { name: 'Free soonest' })).getAllByRole('button');
  fireEvent.click(soonest[0]!);
  await settle(ONE_TAP_MS);
  await press('Continue');
  await press('Continue');
  expect(dialog().getByRole('heading', { name: 'Date and time' })).toBeTruthy();
  // The dialog is another size by now: a second click of a mouse may fall beside it, and closes nothing.
  const sheet = screen.getByRole('dialog');
  const beside = () => {
    fireEvent.pointerDown(sheet);
    fireEvent.click(sheet);
  };
  beside();
  await settle();
  expect(screen.getAllByRole('dialog')).toEqual([sheet]);
  expect(dialog().getByRole('heading', { name: 'Date and time' })).toBeTruthy();
  await settle(ONE_TAP_MS);
  // A click that is meant asks first, since a time was chosen.
  beside();
  await settle();
  expect(screen.getAllByRole('dialog')).toHaveLength(2);
  await press('Go on writing');
  await press('Continue');
  await press('Confirm booking');
  await settle(ONE_TAP_MS);
  expect(api.callsOf(bookAppointment)).toHaveLength(0);
  expect(dialog().getByRole('heading', { name: 'Payment' })).toBeTruthy();
  await confirm();
  expect(api.callsOf(bookAppointment)).toHaveLength(1);
});
