// From the page of the counsellors to an appointment, and back.
import { listCounsellors } from '@ijeuwa/contract/counselling';
import { findProfile } from '@ijeuwa/contract/profiles';
import {
  type Appointment,
  bookAppointment,
  cancelAppointment,
  findAppointment,
  findSessionCredits,
  listAppointments,
  listSlots,
} from '@ijeuwa/contract/schedule';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { BELLO, EKANEM } from '../../../features/counselling/counselling.fakes.ts';
import { MarriageCounselingScreen } from '../../../features/counselling/MarriageCounselingScreen.tsx';
import { BookingModal } from '../../../features/schedule/booking/BookingModal.tsx';
import { HeldNotice } from '../../../features/schedule/HeldNotice.tsx';
import { CONFIRMED, HELD, SLOTS } from '../../../features/schedule/schedule.fakes.ts';

const NOW = '2026-11-24T09:00:00Z';
let api: ReturnType<typeof fakeApi>;
const PLAN = {
  _id: '01900000-0000-7000-8000-0000000000d1',
  title: 'Starter',
  kind: 'session' as const,
  sessions: 4,
  left: 3,
  usableUntil: '2027-05-24T09:00:00Z',
};
let left: number;
let unlimited: boolean;
let own: Appointment[];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) });
  api = fakeApi();
  left = 0;
  unlimited = false;
  own = [];
  api.answer(listCounsellors, { counsellors: [BELLO, EKANEM] });
  api.answer(listSlots, SLOTS);
  api.answer(findProfile, { phone: '+2348030000001' } as never);
  api.answer(findSessionCredits, () => ({ plans: left > 0 ? [PLAN] : [], left, unlimited }));
  api.answer(listAppointments, () => ({ appointments: own }));
  api.answer(bookAppointment, HELD);
  api.answer(findAppointment, { ...CONFIRMED, _id: HELD._id });
  api.answer(cancelAppointment, { ...HELD, state: 'lapsed' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = async () => {
  showScreen(
    <>
      <MarriageCounselingScreen
        waiting={<HeldNotice />}
        renderBooking={(booking) => (
          <BookingModal
            {...booking}
            pay={(quote, onPaid, onLeave) => (
              <section aria-label={`Pay ${quote.title}`}>
                <button type="button" onClick={onPaid}>
                  Paid
                </button>
                <button type="button" onClick={onLeave}>
                  Leave
                </button>
              </section>
            )}
          />
        )}
      />
      <Toaster />
    </>,
    { at: '/marriage-counseling' },
  );
  await settle();
};
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const dialog = () => within(screen.getByRole('dialog'));
const goOn = () => press('Continue');
const chooseTime = async () => {
  write('Date', '2026-11-30');
  await settle();
  fireEvent.click(dialog().getByLabelText('Mon at 09:00'));
  await goOn();
};
/** To the last step, with Dr Bello. */
const toPayment = async () => {
  await show();
  await press('Dr Ibrahim Bello');
  await press('Book Appointment');
  await goOn();
  await chooseTime();
};
const confirm = async () => {
  await press('Confirm booking');
  await settle(1000);
};

test('Book Appointment begins at step 1, filled in', async () => {
  await show();
  await press('Dr Ibrahim Bello');
  await press('Book Appointment');
  expect(dialog().getByRole('heading', { name: 'Book Dr Ibrahim Bello' })).toBeTruthy();
  const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([value(/^Name/), value(/^Email/), value(/^Phone/)]).toEqual([ADA.name, ADA.email, '+2348030000001']);
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

test('a date is required, not earlier than today, and only its free times can be chosen', async () => {
  await show();
  await press('Dr Ibrahim Bello');
  await press('Book Appointment');
  await goOn();
  await goOn();
  expect(dialog().getByText('Please choose a date.')).toBeTruthy();
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
  expect(screen.getByRole('region', { name: 'Pay Session with Dr Ibrahim Bello' })).toBeTruthy();
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

test('dollars are not transferred, and a session that is left is chosen first, without a price', async () => {
  left = 3;
  await toPayment();
  expect(screen.getByLabelText<HTMLInputElement>(/^A session of your plan/).checked).toBe(true);
  fireEvent.click(screen.getByLabelText(/^Bank transfer/));
  fireEvent.click(screen.getByLabelText(/^\$93.75/));
  expect(screen.queryByLabelText(/^Bank transfer/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/^Card/).checked).toBe(true);
  api.answer(bookAppointment, { ...CONFIRMED, byCredit: true });
  fireEvent.click(screen.getByLabelText(/^A session of your plan/));
  await confirm();
  expect(api.callsOf(bookAppointment)[0]?.body).toMatchObject({ useCredit: true });
  expect(screen.getByText(/^Your appointment is booked/)).toBeTruthy();
});

test('a package with private sessions pays for the consultation, and for no whole session', async () => {
  unlimited = true;
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
  own = [HELD];
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
  own = [HELD];
  await show();
  const link = screen.getByRole('link', { name: 'Pay, or let it go' });
  expect(link.getAttribute('href')).toBe('/schedule');
});
