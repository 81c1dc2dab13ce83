// From the page of the counsellors to an appointment: who, when, and by which way it is paid.
import { listCounsellors } from '@ijeuwa/contract/counselling';
import { PHONE_HOW } from '@ijeuwa/contract/phone';
import { findProfile } from '@ijeuwa/contract/profiles';
import { bookAppointment, cancelAppointment, findSessionCredits } from '@ijeuwa/contract/schedule';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { ADA } from '#test/fake-api.tsx';
import { BELLO, EKANEM } from '../../../features/counselling/counselling.fakes.ts';
import { CONFIRMED } from '../../../features/schedule/schedule.fakes.ts';
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
  write,
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

test('Book Appointment begins at step 1, filled in', async () => {
  await show();
  await press('Dr Ibrahim Bello');
  await press('Book Appointment');
  expect(dialog().getByRole('heading', { name: 'Book Dr Ibrahim Bello' })).toBeTruthy();
  const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([value(/^Name/), value(/^Email/), value(/^Phone/)]).toEqual([ADA.name, ADA.email, '0803 000 0001']);
});

test('who asks is folded where it is known, and the next free times are there at once', async () => {
  await show();
  await press('Dr Ibrahim Bello');
  await press('Book Appointment');
  expect(screen.getByLabelText(/^Name/).closest('details')?.open).toBe(false);
  const soonest = within(screen.getByRole('region', { name: 'Free soonest' })).getAllByRole('button');
  fireEvent.click(soonest[0]!);
  await goOn();
  expect(
    dialog()
      .getAllByRole<HTMLInputElement>('radio')
      .some(({ checked }) => checked),
  ).toBe(true);
  await goOn();
  expect(dialog().getByRole('heading', { name: 'Payment' })).toBeTruthy();
});

test('whoever has a plan reads, on the page and in the booking, which of its sessions this is, and that it costs nothing', async () => {
  const words = 'Session 2 of 4 of your Starter: nothing to pay.';
  answered.left = 3;
  await show();
  expect(screen.getByText(words)).toBeTruthy();
  await press('Dr Ibrahim Bello');
  await press('Book Appointment');
  expect(dialog().getByText(words)).toBeTruthy();
  cleanup();
  answered.left = 0;
  queryClient.clear();
  await show();
  expect(screen.queryByText(/nothing to pay/)).toBeNull();
});

test('without a number the fields stand open', async () => {
  api.answer(findProfile, {} as never);
  await show();
  await press('Dr Ibrahim Bello');
  await press('Book Appointment');
  expect(screen.getByLabelText(/^Phone/).closest('details')?.open).toBe(true);
});

test('the booking of a consultation asks with whom', async () => {
  await show();
  await press('Book Your Consultation');
  await press('Choose a time');
  await goOn();
  await goOn();
  expect(dialog().getByText('Please choose a counsellor.')).toBeTruthy();
  write('Counsellor', EKANEM.id);
  await settle();
  // No day and no time could be chosen until now.
  expect(dialog().queryByText(/^Please choose a (date|time)/)).toBeNull();
  expect(dialog().getByText('₦10,000 (about $6.25)')).toBeTruthy();
  await chooseTime();
  await confirm();
  expect(api.callsOf(bookAppointment)[0]?.body).toMatchObject({
    kind: 'consultation',
    counsellor: EKANEM.id,
  });
});

test('name, email and phone are required, each said at its field', async () => {
  await show();
  await press('Dr Ibrahim Bello');
  await press('Book Appointment');
  for (const label of [/^Name/, /^Email/, /^Phone/]) write(label, '');
  await goOn();
  for (const error of ['Name is required', 'Email is required', 'Phone number is required'])
    expect(dialog().getByText(error)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
});

test('a phone number that cannot be called is refused at its field', async () => {
  await show();
  await press('Dr Ibrahim Bello');
  await press('Book Appointment');
  write(/^Phone/, 'abc');
  await goOn();
  expect(dialog().getByText(PHONE_HOW)).toBeTruthy();
});

test('the free days stand first, and where none is chosen they are asked for: the field of the date stays folded', async () => {
  await show();
  await press('Dr Ibrahim Bello');
  await press('Book Appointment');
  await goOn();
  const fold = screen.getByLabelText('Date').closest('details')!;
  expect(dialog().getByRole('list', { name: 'Free days' })).toBeTruthy();
  expect(fold.open).toBe(false);
  await goOn();
  expect(fold.open).toBe(false);
  const asked = dialog().getByRole('group', { name: 'The next free days' });
  expect(within(asked).getByText('Please choose a day and a time.')).toBeTruthy();
  expect(asked.contains(document.activeElement)).toBe(true);
});

test('a date is required, not earlier than today, and only its free times can be chosen', async () => {
  await show();
  await press('Dr Ibrahim Bello');
  await press('Book Appointment');
  await goOn();
  await goOn();
  expect(dialog().getByText('Please choose a day and a time.')).toBeTruthy();
  write('Date', '2026-11-23');
  await goOn();
  expect(dialog().getByText('The date cannot be earlier than today.')).toBeTruthy();
  write('Date', '2026-12-01');
  await settle();
  expect(dialog().getByText('There is no free time on Tue 1 Dec.')).toBeTruthy();
  await press('Wed 2 Dec');
  expect(dialog().getAllByRole('radio')).toHaveLength(1);
  await goOn();
  expect(dialog().getByText('Please choose a time.')).toBeTruthy();
  fireEvent.click(dialog().getByLabelText('Wed at 14:00'));
  await goOn();
  expect(dialog().getByText('Wed 2 Dec, 14:00 WAT')).toBeTruthy();
});

test('confirming is seen for a second, the time is held, paid, and everything closes with the success said', async () => {
  await toPayment();
  await press('Confirm booking');
  expect(screen.getByText('Confirming...')).toBeTruthy();
  await settle(900);
  expect(screen.queryByRole('region', { name: /^Pay/ })).toBeNull();
  await settle(100);
  expect(api.callsOf(bookAppointment)[0]?.body).toMatchObject({
    counsellor: BELLO.id,
    kind: 'session',
    startsAt: '2026-11-30T08:00:00Z',
    currency: 'NGN',
    byTransfer: false,
    useCredit: false,
  });
  const paying = within(screen.getByRole('region', { name: 'Pay Session with Dr Ibrahim Bello' }));
  // It was asked already by which way.
  expect(paying.getByText('card')).toBeTruthy();
  await press('Paid');
  await settle(1000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(
    screen.getByText('Your appointment is booked: Dr Ibrahim Bello, Tue 1 Dec, 10:00 WAT.'),
  ).toBeTruthy();
  await press('Dr Ibrahim Bello');
  await press('Book Appointment');
  await goOn();
  expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('');
});

test('by transfer it is held for a day, and said to be held until the money is here', async () => {
  await toPayment();
  fireEvent.click(screen.getByLabelText(/^Bank transfer/));
  await confirm();
  expect(api.callsOf(bookAppointment)[0]?.body).toMatchObject({ byTransfer: true });
  await press('Leave');
  await settle(1000);
  expect(screen.getByText(/is held\. It is confirmed as soon as your payment is here\.$/)).toBeTruthy();
  expect(api.callsOf(cancelAppointment)).toHaveLength(0);
});

test('whoever is not there any more is chosen anew, with the reason and nothing booked', async () => {
  await toPayment();
  const gone = 'This counsellor cannot be booked any more. Please choose another.';
  api.refuse(bookAppointment, 'not_found', gone);
  api.answer(listCounsellors, { counsellors: [EKANEM] });
  await confirm();
  await settle(50);
  expect(dialog().getByText(gone)).toBeTruthy();
  const choice = screen.getByLabelText<HTMLSelectElement>('Counsellor');
  expect(choice.value).toBe('');
  expect(within(choice).queryByRole('option', { name: BELLO.name })).toBeNull();
  await goOn();
  expect(dialog().getByText('Please choose a counsellor.')).toBeTruthy();
});

test('dollars are not transferred, and a session that is left is chosen first, without a price', async () => {
  answered.left = 3;
  await toPayment();
  expect(screen.getByLabelText<HTMLInputElement>(/^A session of your plan/).checked).toBe(true);
  expect(dialog().getByText('One of your 3 sessions')).toBeTruthy();
  expect(dialog().queryByText('₦150,000 (about $93.75)')).toBeNull();
  fireEvent.click(screen.getByLabelText(/^Bank transfer/));
  fireEvent.click(screen.getByLabelText(/^\$93.75/));
  expect(screen.queryByLabelText(/^Bank transfer/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/^Card/).checked).toBe(true);
  api.answer(bookAppointment, { ...CONFIRMED, bookedWith: { source: 'plan', title: 'Starter plan' } });
  fireEvent.click(screen.getByLabelText(/^A session of your plan/));
  await confirm();
  expect(api.callsOf(bookAppointment)[0]?.body).toMatchObject({ useCredit: true });
  expect(screen.getByText(/^Your appointment is booked/)).toBeTruthy();
});

test('a package with private sessions pays for the consultation, and for no whole session', async () => {
  answered.unlimited = true;
  await toPayment();
  expect(screen.queryByLabelText(/^A private session/)).toBeNull();
  await press('Close');
  await press('Leave it');
  await press('Book Your Consultation');
  await press('Choose a time');
  await goOn();
  write('Counsellor', EKANEM.id);
  await settle();
  await chooseTime();
  expect(screen.getByLabelText(/^A private session of your package/)).toBeTruthy();
  expect(dialog().getByText('Nothing: your package has it')).toBeTruthy();
});

test('sessions that end before the time pay for none of it, and the one way that is left is said, not asked', async () => {
  answered.left = 3;
  answered.usableUntil = '2026-11-29T09:00:00Z';
  await toPayment();
  expect(screen.queryByLabelText(/^A session of your plan/)).toBeNull();
  expect(screen.getByText(/^The sessions that you have left end before this time/)).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^\$93.75/));
  expect(screen.queryByText('How will you pay?')).toBeNull();
  expect(screen.getByText(/^You pay by card, or another way at once/)).toBeTruthy();
  await confirm();
  expect(api.callsOf(bookAppointment)[0]?.body).toMatchObject({ useCredit: false, currency: 'USD' });
});

test('where it is not known what is left nobody is asked for money: it is said, and asked again', async () => {
  api.refuse(findSessionCredits, 'fault', 'Something went wrong');
  await toPayment();
  expect(screen.getByText(/^We could not see which sessions you have left/)).toBeTruthy();
  expect(screen.queryByText('How will you pay?')).toBeNull();
  const asked = api.callsOf(findSessionCredits).length;
  await confirm();
  expect(api.callsOf(bookAppointment)).toHaveLength(0);
  expect(api.callsOf(findSessionCredits).length).toBeGreaterThan(asked);
});

test('each step, and what is to pay, begins at its top', async () => {
  const tops: string[] = [];
  const scrollTo = Element.prototype.scrollTo;
  Element.prototype.scrollTo = function scrolled(this: Element, to?: unknown) {
    if (JSON.stringify(to) === '{"top":0,"behavior":"instant"}') tops.push(this.tagName);
  };
  await toPayment();
  // Two steps were gone on, each up to the dialog itself.
  expect(tops.filter((tag) => tag === 'DIALOG')).toHaveLength(2);
  await confirm();
  expect(tops.filter((tag) => tag === 'DIALOG')).toHaveLength(3);
  Element.prototype.scrollTo = scrollTo;
});
