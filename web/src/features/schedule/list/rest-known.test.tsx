// What stands below the appointments comes at once: nothing in it moves from under a thumb.
import { findCalendarFeed } from '@ijeuwa/contract/calendar';
import { findOwnSessionNotes } from '@ijeuwa/contract/clients';
import { findSessionCredits, listAppointments } from '@ijeuwa/contract/schedule';
import { listWaiting } from '@ijeuwa/contract/waiting-list';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { CONFIRMED } from '../schedule.fakes.ts';
import { ScheduleScreen } from './ScheduleScreen.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the calendar waits for what stands above it', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T09:00:00Z') });
  const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
  const api = fakeApi();
  let come = () => {};
  api.answer(listAppointments, { appointments: [CONFIRMED] });
  api.answer(findSessionCredits, { plans: [], left: 0, unlimited: false });
  api.answer(findCalendarFeed, { made: false, madeAt: null, address: null });
  api.answer(listWaiting, { waiting: [] });
  api.answer(
    findOwnSessionNotes,
    () =>
      new Promise((done) => {
        come = () => done({ allowed: false, kept: [] });
      }),
  );
  showScreen(<ScheduleScreen counsellors={undefined} pay={() => null} />, { at: '/schedule' });
  await settle();
  await settle();
  expect(screen.getByRole('list', { name: 'Appointments to come' })).toBeTruthy();
  const calendar = () => screen.queryByRole('region', { name: 'In your own calendar' });
  expect(calendar()).toBeNull();
  come();
  await settle();
  expect(calendar()).not.toBeNull();
  expect(screen.getByRole('region', { name: /notes$/ })).toBeTruthy();
});
