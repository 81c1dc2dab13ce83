// A counsellor who is there by the clock of Los Angeles: every day that is named, offered and sent is a day of that clock.
import { listSlots } from '@ijeuwa/contract/schedule';
import { listWaiting } from '@ijeuwa/contract/waiting-list';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import type { Bookable } from './bookable.ts';
import type { BookingValues } from './booking-values.ts';
import { InformationStep } from './InformationStep.tsx';
import { TimeStep } from './TimeStep.tsx';
import type { BookingForm } from './useBooking.ts';

const ZONE = 'America/Los_Angeles';
const AMARA: Bookable = { id: 'amara', name: 'Dr Amara Obi', zone: ZONE, priceNGN: 150_000, priceUSD: 94 };
/** Thursday at three in the afternoon there, and past midnight in Lagos. */
const THURSDAY = '2026-12-03T23:00:00Z';
const slot = { startsAt: THURSDAY, label: 'Thu at 15:00', mine: false, byTransfer: true };

beforeEach(() => {
  // In Lagos it is Tuesday already; there it is Monday.
  vi.useFakeTimers({ now: new Date('2026-12-01T04:00:00Z') });
  const api = fakeApi();
  api.answer(listWaiting, { waiting: [] });
  api.answer(listSlots, { zone: ZONE, days: [{ day: '2026-12-03', slots: [slot] }] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const settle = () => act(() => vi.advanceTimersByTimeAsync(20));

let chosen: Pick<BookingValues, 'counsellor' | 'date' | 'startsAt'>;
function Steps({ taken }: { taken?: { message: string; nearest: readonly string[] } }) {
  const [values, setValues] = useState({ counsellor: 'amara', date: '', startsAt: '' });
  chosen = values;
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  const booking = { field: () => ({ value: '', onChange: () => {} }), values, set, isWhoKnown: true };
  return (
    <>
      <InformationStep booking={booking as unknown as BookingForm} kind="consultation" />
      <TimeStep {...{ values, set, taken }} errors={{}} kind="consultation" counsellors={[AMARA]} />
    </>
  );
}

test('the soonest time is chosen on its own day, and stands chosen among the times of that day', async () => {
  showScreen(<Steps />, { at: '/marriage-counseling' });
  await settle();
  const soonest = within(screen.getByRole('region', { name: 'Free soonest' }));
  fireEvent.click(soonest.getByRole('button', { name: /\(Thu 3 Dec, 15:00 PST\)$/ }));
  await settle();
  expect(chosen).toMatchObject({ startsAt: THURSDAY, date: '2026-12-03' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Thu at 15:00 PST$/ }).checked).toBe(true);
});

test('of one that was just taken the nearest is on its own day too, in the words of that clock', async () => {
  showScreen(<Steps taken={{ message: 'It has just been taken.', nearest: [THURSDAY] }} />, {
    at: '/marriage-counseling',
  });
  await settle();
  const nearest = within(screen.getByRole('list', { name: 'The nearest free times' }));
  fireEvent.click(nearest.getByRole('button', { name: /\(Thu 3 Dec, 15:00 PST\)$/ }));
  expect(chosen).toMatchObject({ startsAt: THURSDAY, date: '2026-12-03' });
});

test('today there can be picked, though it is tomorrow in Lagos', async () => {
  showScreen(<Steps />, { at: '/marriage-counseling' });
  await settle();
  const date = screen.getByLabelText<HTMLInputElement>('Date');
  expect([date.min, date.max]).toEqual(['2026-11-30', '2027-01-29']);
});
