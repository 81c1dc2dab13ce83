// What a member does about an appointment besides its time: with somebody else, on a waiting list, rated; and notes to allow.
import { findCalendarFeed } from '@ijeuwa/contract/calendar';
import { allowSessionNotes, endSessionNotes, findOwnSessionNotes } from '@ijeuwa/contract/clients';
import {
  type Appointment,
  changeAppointmentNotes,
  findSessionCredits,
  listAppointments,
  listSlots,
  moveAppointment,
  rateAppointment,
} from '@ijeuwa/contract/schedule';
import { joinWaiting, leaveWaiting, listWaiting, type Waiting } from '@ijeuwa/contract/waiting-list';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { CONFIRMED, SLOTS } from '../schedule.fakes.ts';
import { ScheduleScreen } from './ScheduleScreen.tsx';

const price = { priceNGN: 150_000, priceUSD: 93.75, zone: 'Africa/Lagos' };
const COUNSELLORS = [
  { id: 'ibrahim-bello', name: 'Dr Ibrahim Bello', ...price },
  { id: 'bisi', name: 'Dr Bisi Adeyemi', ...price },
  { id: 'dear', name: 'Dr Dear', priceNGN: 200_000, priceUSD: 125, zone: 'Africa/Lagos' },
];
const NOW = '2026-11-28T09:00:00Z';
const ROW: Waiting = { key: 'ibrahim-bello', name: 'Dr Ibrahim Bello', since: NOW, toldAt: null };

let api: ReturnType<typeof fakeApi>;
let own: Appointment[];
let waiting: Waiting[];
let allowed: boolean;
const notes = () => ({
  allowed,
  kept: allowed ? [{ counselor: 'Dr Dear', notes: 2, latest: NOW, removedOn: null }] : [],
});
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) });
  api = fakeApi();
  own = [CONFIRMED];
  waiting = [];
  allowed = false;
  api.answer(listAppointments, () => ({ appointments: own }));
  api.answer(listSlots, SLOTS);
  api.answer(findSessionCredits, { plans: [], left: 0, unlimited: false });
  api.answer(findCalendarFeed, { made: false, madeAt: null, address: null });
  api.answer(moveAppointment, CONFIRMED);
  api.answer(listWaiting, () => ({ waiting }));
  api.answer(joinWaiting, () => {
    waiting = [ROW];
    return { waiting };
  });
  api.answer(leaveWaiting, () => {
    waiting = [];
    return { waiting };
  });
  api.answer(findOwnSessionNotes, notes);
  api.answer(allowSessionNotes, () => {
    allowed = true;
    return notes();
  });
  api.answer(endSessionNotes, () => {
    allowed = false;
    return notes();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = async (counsellors = COUNSELLORS) => {
  showScreen(<ScheduleScreen counsellors={counsellors} pay={() => null} />, { at: '/schedule' });
  await settle();
  await settle(10);
};
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
  await settle();
};

test('it goes to another counsellor of the same price, at a free time of theirs', async () => {
  await show();
  await press(/^View/);
  await press('Edit');
  const names = within(screen.getByLabelText('With')).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Dr Ibrahim Bello', 'Dr Bisi Adeyemi']);
  fireEvent.change(screen.getByLabelText('With'), { target: { value: 'bisi' } });
  await settle();
  await press('Save');
  expect(screen.getByText('Please choose a date.')).toBeTruthy();
  const { day, slots } = SLOTS.days.find((one) => one.slots.length > 0)!;
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: day } });
  await settle();
  fireEvent.click(screen.getAllByRole('radio')[0]!);
  await press('Save');
  const sent = api.callsOf(moveAppointment)[0]?.body;
  expect(sent).toEqual({ startsAt: slots[0]!.startsAt, version: 1, counsellor: 'bisi' });
});

test('late money of whoever cannot be booked any more: what is missing is somebody else, and no date', async () => {
  own = [{ ...CONFIRMED, state: 'choosing', heldUntil: '2026-12-01T09:00:00Z' }];
  await show(COUNSELLORS.slice(1));
  await press(/^Choose a time/);
  await press('Save');
  expect(
    screen.getByText('Please choose who takes it. Dr Ibrahim Bello cannot be booked any more.'),
  ).toBeTruthy();
  expect(screen.queryByText('Please choose a date.')).toBeNull();
});

test('with whoever cannot be booked any more there is no other time: it is said, and it goes to somebody else', async () => {
  await show(COUNSELLORS.slice(1));
  await press(/^View/);
  await press('Edit');
  expect(screen.getByText(/^Dr Ibrahim Bello cannot be booked any more/)).toBeTruthy();
  expect(api.callsOf(listSlots)).toHaveLength(0);
  fireEvent.change(screen.getByLabelText('With'), { target: { value: 'bisi' } });
  await settle();
  const { day, slots } = SLOTS.days.find((one) => one.slots.length > 0)!;
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: day } });
  await settle();
  fireEvent.click(screen.getAllByRole('radio')[0]!);
  await press('Save');
  const sent = api.callsOf(moveAppointment)[0]?.body;
  expect(sent).toEqual({ startsAt: slots[0]!.startsAt, version: 1, counsellor: 'bisi' });
});

test('where nobody can be booked at all it is said, with what is left to do, and nothing is asked of them', async () => {
  await show([]);
  await press(/^View/);
  await press('Edit');
  const said = screen.getByText('Nobody can take it at another time right now').closest('[role=status]')!;
  expect(said.textContent).toContain('What is booked stays as it is.');
  expect(said.textContent).toContain('All that you paid comes back to you, by the way you paid.');
  expect(
    within(said as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/contact-us');
  expect(screen.queryByLabelText('With')).toBeNull();
  expect(api.callsOf(listSlots)).toHaveLength(0);
  // The notes can be written all the same.
  fireEvent.change(screen.getByLabelText(/^Notes/), { target: { value: 'Please call.' } });
  api.answer(changeAppointmentNotes, CONFIRMED);
  await press('Save');
  expect(api.callsOf(moveAppointment)).toHaveLength(0);
  expect(api.callsOf(changeAppointmentNotes)[0]?.body).toEqual({ notes: 'Please call.', version: 1 });
});

test('where no time suits, the member waits for one, and leaves the list again', async () => {
  await show();
  await press(/^View/);
  await press('Edit');
  await press('Join the waiting list');
  expect(screen.getByText(/You are on the waiting list/)).toBeTruthy();
  await press('Leave the list');
  expect(screen.getByText(/If you come back, you join at the end/)).toBeTruthy();
  await press('Stay on it');
  expect(screen.getByText(/You are on the waiting list/)).toBeTruthy();
  await press('Leave the list');
  await press('Leave it');
  expect(screen.getByText(/No time that suits you/)).toBeTruthy();
});

test('a session that was held is rated, while it can be', async () => {
  const held = { ...CONFIRMED, state: 'done', status: 'Done', startsAt: '2026-11-20T09:00:00Z' } as const;
  own = [{ ...held, endsAt: '2026-11-20T09:50:00Z', ratedUntil: '2027-01-19T09:50:00Z' }];
  api.answer(rateAppointment, ({ body }) => {
    own = [{ ...own[0]!, stars: body.stars, ratedUntil: null }];
    return own[0]!;
  });
  await show();
  // It waits for a word of theirs: nothing needs to be opened.
  expect(screen.getByText(/^Before/).closest('details')?.open).toBe(true);
  await press(/^View and rate/);
  fireEvent.click(screen.getByRole('radio', { name: '4' }));
  await press('Save the rating');
  expect(api.callsOf(rateAppointment)[0]?.body).toEqual({ stars: 4 });
  expect(screen.getByText('You rated it 4 of 5.')).toBeTruthy();
});

test('notes are allowed, told of, and withdrawn after a question', async () => {
  await show();
  await press('I agree to notes');
  expect(screen.getByText(/Dr Dear: 2 notes/)).toBeTruthy();
  await press('Withdraw it');
  await press('Withdraw and erase');
  expect(screen.queryByText(/Dr Dear: 2 notes/)).toBeNull();
});
