// A booking on its way: gone back, closed, failed, taken by somebody else; and what is held is said.
import { listCounsellors } from '@ijeuwa/contract/counselling';
import { bookAppointment, cancelAppointment, findAppointment } from '@ijeuwa/contract/schedule';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeRefusal } from '#test/fake-api.tsx';
import { BELLO } from '../../../features/counselling/counselling.fakes.ts';
import { HELD } from '../../../features/schedule/schedule.fakes.ts';
import {
  chooseTime,
  confirm,
  dialog,
  fakeBooking,
  goOn,
  press,
  settle,
  show,
  toPayment,
} from './booking.fakes.tsx';

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

/** As long as the bank may take. */
const TRANSFERRED = { ...HELD, heldUntil: '2026-11-25T09:00:00.000Z' };
/** The member has said that it is on its way. */
const ANNOUNCED = { ...TRANSFERRED, quote: null };
const byTransfer = async () => {
  api.answer(bookAppointment, TRANSFERRED);
  fireEvent.click(screen.getByLabelText(/^Bank transfer/));
  await confirm();
};

test('once the time is held the keyboard goes on at what is to pay', async () => {
  await toPayment();
  screen.getByRole('button', { name: 'Confirm booking' }).focus();
  await confirm();
  expect(document.activeElement?.textContent).toBe('Payment');
  expect(document.activeElement?.tagName).toBe('H3');
});

test('Back goes down one step, and what was held is let go', async () => {
  await toPayment();
  await confirm();
  await press('Back');
  expect(api.callsOf(cancelAppointment)[0]?.params).toEqual({ id: HELD._id });
  expect(screen.getByLabelText('Date')).toBeTruthy();
  await press('Back');
  expect(screen.getByLabelText(/^Name/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('Back while it is being paid lets nothing go, and says why', async () => {
  api.refuse(cancelAppointment, 'conflict', 'This appointment is being paid at this moment.');
  await toPayment();
  await confirm();
  await press('Back');
  expect(screen.getByText('This appointment is being paid at this moment.')).toBeTruthy();
  expect(screen.queryByLabelText('Date')).toBeNull();
});

test('Back after a transfer was announced lets nothing go: it closes, and says what follows', async () => {
  await toPayment();
  await byTransfer();
  api.answer(findAppointment, ANNOUNCED);
  await press('Back');
  expect(api.callsOf(cancelAppointment)).toHaveLength(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/is held. It is confirmed as soon as your payment is here./)).toBeTruthy();
});

test('once the transfer was announced the booking is done, and taken back it is not', async () => {
  await toPayment();
  await byTransfer();
  await press('Said');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await press('Took it back');
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  await press('Said');
  await press('Done');
  expect(api.callsOf(cancelAppointment)).toHaveLength(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/is held. It is confirmed as soon as your payment is here./)).toBeTruthy();
});

test('Back before a transfer was announced lets the time go', async () => {
  await toPayment();
  await byTransfer();
  api.answer(findAppointment, TRANSFERRED);
  await press('Back');
  expect(api.callsOf(cancelAppointment)[0]?.params).toEqual({ id: HELD._id });
  expect(screen.getByLabelText('Date')).toBeTruthy();
});

test('what is held for a transfer is held until another day, and says which', async () => {
  await toPayment();
  await byTransfer();
  await press('Close');
  expect(
    screen.getByText(
      'Your time is held for your transfer until Wed 25 Nov, 10:00 WAT. You find it under Schedule.',
    ),
  ).toBeTruthy();
});

test('closed, the booking begins at step 1 again; what is held stays held, and is said', async () => {
  await toPayment();
  await press('Close');
  await press('Leave it');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Dr Ibrahim Bello');
  await press('Book Appointment');
  expect(screen.getByLabelText(/^Name/)).toBeTruthy();
  await goOn();
  await chooseTime();
  await confirm();
  answered.own = [HELD];
  await press('Close');
  expect(screen.getByText(/^Your time is held until 10:15/)).toBeTruthy();
  expect(api.callsOf(cancelAppointment)).toHaveLength(0);
});

test('a fault is told in the fixed words, and trying again sends the same booking', async () => {
  api.refuse(bookAppointment, 'fault', 'Something went wrong');
  await toPayment();
  await confirm();
  expect(screen.getByRole('alert').textContent).toBe(
    'There was an error booking your appointment. Please try again.',
  );
  api.answer(bookAppointment, HELD);
  await confirm();
  expect(new Set(api.callsOf(bookAppointment).map(({ body }) => (body as { id: string }).id)).size).toBe(1);
});

test('a price that has changed is said, the form stays, and what is confirmed next is the new one', async () => {
  const message = 'The price has changed: it is ₦160,000 now.';
  const sent = () =>
    (api.callsOf(bookAppointment).at(-1)?.body as { amountMinor: number } | undefined)?.amountMinor;
  await toPayment();
  api.answer(bookAppointment, () => {
    throw new FakeRefusal('conflict', message);
  });
  api.answer(listCounsellors, { counsellors: [{ ...BELLO, priceNGN: 160_000 }] });
  await confirm();
  expect(sent()).toBe(15_000_000);
  expect(screen.getByRole('alert').textContent).toBe(message);
  await settle(100);
  expect(dialog().getByText(/^₦160,000 \(about/)).toBeTruthy();
  api.answer(bookAppointment, HELD);
  await confirm();
  expect(sent()).toBe(16_000_000);
});

test('a time that is taken offers the three nearest, and one tap takes one of them', async () => {
  const nearest = ['2026-11-30T10:00:00Z', '2026-12-02T08:00:00Z', '2026-12-02T13:00:00Z'];
  api.answer(bookAppointment, () => {
    throw new FakeRefusal('conflict', 'Somebody else has just taken this time.', undefined, nearest);
  });
  await toPayment();
  await confirm();
  expect(screen.getByRole('alert').textContent).toContain('Somebody else has just taken this time.');
  const offered = within(screen.getByRole('list', { name: 'The nearest free times' })).getAllByRole('button');
  expect(offered.map((one) => one.textContent)).toEqual([
    'Mon 30 Nov, 11:00 WAT',
    'Wed 2 Dec, 09:00 WAT',
    'Wed 2 Dec, 14:00 WAT',
  ]);
  fireEvent.click(offered[0]!);
  await settle();
  expect(screen.getByLabelText<HTMLInputElement>('Mon at 11:00').checked).toBe(true);
  api.answer(bookAppointment, HELD);
  await goOn();
  await confirm();
  expect(api.callsOf(bookAppointment).at(-1)?.body).toMatchObject({ startsAt: nearest[0] });
});

test('whoever has a time that waits to be paid is told, with the way to it', async () => {
  answered.own = [HELD];
  await show();
  const link = screen.getByRole('link', { name: 'Pay, or let it go' });
  expect(link.getAttribute('href')).toBe('/schedule');
});
