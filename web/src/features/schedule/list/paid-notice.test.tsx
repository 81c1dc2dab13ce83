// A payment is thanked for while what it paid for is there: no more once that was cancelled.
import { findCalendarFeed } from '@ijeuwa/contract/calendar';
import { findOwnSessionNotes } from '@ijeuwa/contract/clients';
import { cancelAppointment, findSessionCredits, listAppointments } from '@ijeuwa/contract/schedule';
import { listWaiting } from '@ijeuwa/contract/waiting-list';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { CONFIRMED } from '../schedule.fakes.ts';
import { ScheduleScreen } from './ScheduleScreen.tsx';

afterEach(cleanup);

function Paid({ onPaid }: { onPaid: (id: string) => void }) {
  useEffect(() => onPaid(CONFIRMED._id), [onPaid]);
  return <p>Payment received.</p>;
}

test('a payment that was told of before this page listened is seen within seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = fakeApi();
  const ahead = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const paid = { ...CONFIRMED, startsAt: ahead, endsAt: ahead, changedUntil: ahead };
  const held = { ...paid, state: 'held', status: 'Pending', heldUntil: ahead } as const;
  api.answer(listAppointments, () => ({
    appointments: [api.callsOf(listAppointments).length > 1 ? paid : held],
  }));
  api.answer(findSessionCredits, { plans: [], left: 0, unlimited: false });
  api.answer(findCalendarFeed, { made: false, madeAt: null, address: null });
  api.answer(listWaiting, { waiting: [] });
  api.answer(findOwnSessionNotes, { allowed: false, kept: [] });
  showScreen(<ScheduleScreen counsellors={undefined} pay={() => null} returned={() => null} />, {
    at: '/schedule',
  });
  await screen.findByText('Pending');
  await vi.advanceTimersByTimeAsync(3500);
  expect(screen.getByText('Confirmed')).toBeTruthy();
  vi.useRealTimers();
});

test('of an appointment that is cancelled no payment is thanked for any more', async () => {
  const api = fakeApi();
  const ahead = new Date(Date.now() + 5 * 86_400_000).toISOString();
  let one = { ...CONFIRMED, startsAt: ahead, endsAt: ahead, changedUntil: ahead };
  api.answer(listAppointments, () => ({ appointments: [one] }));
  api.answer(findSessionCredits, { plans: [], left: 0, unlimited: false });
  api.answer(findCalendarFeed, { made: false, madeAt: null, address: null });
  api.answer(listWaiting, { waiting: [] });
  api.answer(findOwnSessionNotes, { allowed: false, kept: [] });
  api.answer(cancelAppointment, () => {
    one = { ...one, state: 'cancelled', status: 'Cancelled' };
    return one;
  });
  showScreen(
    <ScheduleScreen
      counsellors={undefined}
      pay={() => null}
      returned={(_, onPaid) => <Paid onPaid={onPaid} />}
    />,
    { at: '/schedule' },
  );
  await userEvent.click(await screen.findByRole('button', { name: /^View Dr Ibrahim Bello/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Appointment' }));
  expect(screen.getByText('Payment received.')).toBeTruthy();
  const asks = within(screen.getAllByRole('dialog').at(-1)!);
  await userEvent.click(asks.getByRole('button', { name: 'Cancel Appointment' }));
  await waitFor(() => expect(screen.queryByText('Payment received.')).toBeNull());
});
