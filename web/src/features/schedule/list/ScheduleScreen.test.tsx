// The member's appointments: seen, changed, paid, cancelled, and kept in a calendar.
import { endCalendarFeed, findCalendarFeed, makeCalendarFeed } from '@ijeuwa/contract/calendar';
import { findOwnSessionNotes } from '@ijeuwa/contract/clients';
import {
  type Appointment,
  cancelAppointment,
  changeAppointmentNotes,
  findSessionCredits,
  listAppointments,
  listSlots,
  moveAppointment,
} from '@ijeuwa/contract/schedule';
import { listWaiting } from '@ijeuwa/contract/waiting-list';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { CONFIRMED, HELD, SLOTS } from '../schedule.fakes.ts';
import { ScheduleScreen } from './ScheduleScreen.tsx';

let api: ReturnType<typeof fakeApi>;
let own: Appointment[];
let feed: { made: boolean; madeAt: string | null; address: string | null };
const paidFor = vi.fn();
const become = (change: Partial<Appointment>): Appointment => {
  const now = { ...CONFIRMED, ...change };
  own = [now];
  return now;
};
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T09:00:00Z') });
  api = fakeApi();
  own = [CONFIRMED];
  feed = { made: false, madeAt: null, address: null };
  api.answer(listAppointments, () => ({ appointments: own }));
  api.answer(listSlots, SLOTS);
  api.answer(findSessionCredits, { plans: [], left: 0, unlimited: false });
  api.answer(findCalendarFeed, () => feed);
  api.answer(listWaiting, { waiting: [] });
  api.answer(findOwnSessionNotes, { allowed: false, kept: [] });
  api.answer(moveAppointment, ({ body }) => become({ startsAt: body.startsAt, version: 2 }));
  api.answer(changeAppointmentNotes, ({ body }) => become({ notes: body.notes ?? '' }));
  api.answer(cancelAppointment, () => become({ state: 'cancelled', status: 'Cancelled' }));
});
afterEach(() => {
  cleanup();
  paidFor.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = async (at = '/schedule') => {
  showScreen(
    <>
      <ScheduleScreen
        counsellors={undefined}
        pay={(quote, onPaid) => (
          <button
            type="button"
            onClick={() => {
              paidFor(quote._id);
              onPaid();
            }}
          >
            Paid
          </button>
        )}
      />
      <Toaster />
    </>,
    { at },
  );
  await settle();
  // The calendar is asked about once the appointments are there.
  await settle(10);
};
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
  await settle();
};
const list = () => within(screen.getByRole('list', { name: 'Appointments to come' }));

test('whoever has none is told so, with the way to the counsellors', async () => {
  own = [];
  await show('/upcoming-sessions');
  expect(screen.getByText('No appointments scheduled yet.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Book an appointment' });
  expect(link.getAttribute('href')).toBe('/marriage-counseling');
});

test('an appointment is told with its time and status, and opens', async () => {
  await show();
  expect(list().getByText('Tue 1 Dec, 10:00 WAT')).toBeTruthy();
  expect(list().getByText('Confirmed')).toBeTruthy();
  await press(/^View Dr Ibrahim Bello/);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Marriage counselling')).toBeTruthy();
  expect(dialog.getByText('We quarrel about money.')).toBeTruthy();
  expect(dialog.queryByText('With the booking')).toBeNull();
  expect(dialog.getByText(/^You may move it twice, or cancel it/)).toBeTruthy();
});

test('of one that was moved twice it is said until when it is cancelled for all of its price', async () => {
  own = [{ ...CONFIRMED, movesLeft: 0 }];
  await show();
  await press(/^View Dr Ibrahim Bello/);
  expect(screen.getByRole('dialog').textContent).toMatch(
    /It has been moved twice, so it stays where it is\. You can cancel it and have back all that it cost, until /,
  );
});

test('the card says how it is held and from when on, with its address, and a button once the room is open', async () => {
  vi.setSystemTime('2026-12-01T08:00:00Z');
  await show();
  const where = () => list().getByText(/^By video in the/).textContent;
  expect(where()).toBe('By video in the session room. Opens at 09:50.');
  expect(list().getByRole('link', { name: 'session room' }).getAttribute('href')).toBe(
    `/session/${CONFIRMED._id}`,
  );
  expect(list().queryByRole('link', { name: 'Session room' })).toBeNull();
  await settle(50 * 60_000 + 10);
  expect(where()).toBe('By video in the session room. It is open.');
  expect(list().getByRole('link', { name: 'Session room' })).toBeTruthy();
});

test('without video it is said that it is the telephone', async () => {
  become({ room: { opensAt: '2026-11-28T08:00:00Z', byVideo: false } });
  await show();
  expect(list().getByText(/^By telephone:/).textContent).toBe('By telephone: who rings which number.');
  expect(list().queryByRole('link', { name: 'Session room' })).toBeNull();
});

test('of one that was cancelled it says what becomes of the money, and leads to the order', async () => {
  const text = '₦150,000 goes back to where it came from: our team sends it.';
  const back = { steps: [{ text, by: '2026-11-30T10:00:00Z' }], order: 'o1' };
  become({ state: 'cancelled', status: 'Cancelled', room: null, back });
  await show();
  fireEvent.click(screen.getByText('Before (1)'));
  const shown = () => screen.getAllByText(/^₦150,000 goes back/).map(({ textContent }) => textContent);
  const words = `${text} By Mon 30 Nov, 11:00 WAT. Where is my money?`;
  expect(shown()).toEqual([words]);
  expect(screen.getByRole('link', { name: 'Where is my money?' }).getAttribute('href')).toBe(
    '/billing-process?see=o1',
  );
  await press(/^View/);
  expect(shown()).toEqual([words, words]);
});

test('what was written with the booking is there to read', async () => {
  become({ message: 'We would like to talk.' });
  await show();
  await press(/^View/);
  expect(within(screen.getByRole('dialog')).getByText('We would like to talk.')).toBeTruthy();
});

test('whoever comes along is named on the card, in View and in Edit', async () => {
  become({ partner: { name: 'Olúwafúnmiláyọ̀' } });
  await show();
  expect(list().getByText('With Olúwafúnmiláyọ̀ and Dr Ibrahim Bello.')).toBeTruthy();
  await press(/^View/);
  expect(
    within(screen.getByRole('dialog')).getByText('With Olúwafúnmiláyọ̀ and Dr Ibrahim Bello.'),
  ).toBeTruthy();
  await press('Edit');
  expect(within(screen.getByRole('dialog')).getByText('Olúwafúnmiláyọ̀ comes along.')).toBeTruthy();
});

test('date, time and notes are edited and saved, the time with the version that was seen', async () => {
  await show();
  await press(/^View/);
  await press('Edit');
  expect(screen.getByLabelText<HTMLInputElement>('10:00, as it is now').checked).toBe(true);
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-12-02' } });
  await settle();
  await press('Save');
  expect(screen.getByText('Please choose a time.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Wed at 14:00'));
  fireEvent.change(screen.getByLabelText(/^Notes/), { target: { value: 'And about her mother.' } });
  await press('Save');
  expect(api.callsOf(moveAppointment)[0]?.body).toEqual({ startsAt: '2026-12-02T13:00:00Z', version: 1 });
  expect(api.callsOf(changeAppointmentNotes)[0]?.body).toEqual({
    notes: 'And about her mother.',
    version: 2,
  });
  expect(screen.getByText('Your appointment is saved.')).toBeTruthy();
});

test('notes alone move nothing, and a date before today or none is refused', async () => {
  await show();
  await press(/^View/);
  await press('Edit');
  const date = (value: string) => fireEvent.change(screen.getByLabelText('Date'), { target: { value } });
  date('2026-11-27');
  await press('Save');
  expect(screen.getByText('The date cannot be earlier than today.')).toBeTruthy();
  date('');
  await press('Save');
  expect(screen.getByText('Please choose a date.')).toBeTruthy();
  date('2026-12-01');
  await settle();
  fireEvent.click(screen.getByLabelText('10:00, as it is now'));
  fireEvent.change(screen.getByLabelText(/^Notes/), { target: { value: 'Shorter.' } });
  await press('Save');
  expect(api.callsOf(moveAppointment)).toHaveLength(0);
  expect(api.callsOf(changeAppointmentNotes)).toHaveLength(1);
});

test('a time that somebody else took offers the nearest, and one of them is saved', async () => {
  api.answer(moveAppointment, () => {
    throw new FakeRefusal('conflict', 'Somebody else has just taken it.', undefined, [
      '2026-11-30T08:00:00Z',
    ]);
  });
  await show();
  await press(/^View/);
  await press('Edit');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-12-02' } });
  await settle();
  fireEvent.click(screen.getByLabelText('Wed at 14:00'));
  await press('Save');
  await press('Mon 30 Nov, 09:00 WAT');
  expect(screen.getByLabelText<HTMLInputElement>('Mon at 09:00').checked).toBe(true);
});

test('Cancel Appointment says first what comes back, then the appointment stands among those before', async () => {
  await show();
  await press(/^View/);
  await press('Cancel Appointment');
  expect(screen.getByText(/All that you paid comes back to you, by the way you paid\.$/)).toBeTruthy();
  expect(api.callsOf(cancelAppointment)).toHaveLength(0);
  await press('Cancel Appointment');
  expect(screen.getByText('Your appointment is cancelled.')).toBeTruthy();
  expect(screen.getByText('No appointments scheduled yet.')).toBeTruthy();
  expect(screen.getByText('Before (1)')).toBeTruthy();
});

test('less than a day before it neither moves nor comes back, and says why', async () => {
  own = [{ ...CONFIRMED, changedUntil: '2026-11-28T08:00:00Z' }];
  await show();
  await press(/^View/);
  expect(screen.getByText('It is less than 24 hours away, so it stays where it is.')).toBeTruthy();
  await press('Edit');
  expect(screen.queryByLabelText('Date')).toBeNull();
  expect(screen.getByLabelText(/^Notes/)).toBeTruthy();
});

test('what is pending is paid here, and what came late chooses another time', async () => {
  own = [
    HELD,
    { ...CONFIRMED, state: 'choosing', status: 'Choose a time', heldUntil: '2026-12-01T09:00:00Z' },
  ];
  await show();
  expect(list().getByText('Pending')).toBeTruthy();
  expect(list().getByText('Held until Sat 28 Nov, 10:15 WAT.')).toBeTruthy();
  await press(/^Pay now for/);
  await press('Paid');
  expect(paidFor).toHaveBeenCalledWith(HELD.quote?._id);
  expect(screen.getByText(/^Thank you\./)).toBeTruthy();
  await press(/^Choose a time/);
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-12-02' } });
  await settle();
  fireEvent.click(screen.getByLabelText('Wed at 14:00'));
  await press('Save');
  expect(api.callsOf(moveAppointment)).toHaveLength(1);
});

const ADDRESS = 'https://ijeuwa.example/calendar/secret.ics';
test('the private address is made, shown whenever it is asked for, and ended', async () => {
  api.answer(makeCalendarFeed, () => {
    feed = { made: true, madeAt: '2026-11-28T09:00:00Z', address: ADDRESS };
    return { address: ADDRESS };
  });
  api.answer(endCalendarFeed, () => {
    feed = { made: false, madeAt: null, address: null };
    return { ok: true as const };
  });
  await show();
  await press('Make a private address');
  expect(screen.getByText(ADDRESS)).toBeTruthy();
  cleanup();
  await show();
  expect(screen.queryByText(ADDRESS)).toBeNull();
  await press('Show the address');
  expect(screen.getByText(ADDRESS)).toBeTruthy();
  await press('End the address');
  await press('End it');
  expect(screen.queryByText('https://ijeuwa.example/calendar/secret.ics')).toBeNull();
  expect(screen.getByRole('button', { name: 'Make a private address' })).toBeTruthy();
});

test('a list that does not come can be asked for again', async () => {
  api.refuse(listAppointments, 'fault', 'Something went wrong');
  await show();
  expect(screen.getByText('Your appointments did not load')).toBeTruthy();
  api.answer(listAppointments, () => ({ appointments: own }));
  await press('Try again');
  expect(list().getAllByRole('listitem')).toHaveLength(1);
});
