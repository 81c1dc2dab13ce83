// What an appointment says of what follows: of a session of a plan; and where it is recorded that the member did not come, or that they spoke.
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { CONFIRMED, HELD } from '../schedule.fakes.ts';
import { AppointmentCard } from './AppointmentCard.tsx';
import { AppointmentModal } from './AppointmentModal.tsx';

afterEach(cleanup);
test.each(['2026-12-08T09:50:00Z', null])('can be gainsaid until %s', (gainsaidUntil) => {
  const appointment = { ...CONFIRMED, state: 'no_show_member' as const, status: 'Missed', gainsaidUntil };
  render(
    <MemoryRouter>
      <AppointmentCard appointment={appointment} onView={() => {}} />
    </MemoryRouter>,
  );
  const words = screen.queryByText(/It is recorded that you did not come\./);
  if (!gainsaidUntil) expect(words).toBeNull();
  else expect(words!.textContent).toMatch(/If that is not true, write to us until Tue 8 Dec, /);
});

test.each([
  [
    true,
    /^Your counsellor says that you spoke by telephone\. If that is not so, write to us until Tue 8 Dec, /,
  ],
  [false, /^It is recorded that you spoke by telephone\. If that is not so, write to us until Tue 8 Dec, /],
])('that they spoke by telephone, said by the counsellor: %s', (heldSaid, words) => {
  const done = { state: 'done' as const, status: 'Done', heldSaid, gainsaidUntil: '2026-12-08T09:50:00Z' };
  render(
    <MemoryRouter>
      <AppointmentCard appointment={{ ...CONFIRMED, ...done }} onView={() => {}} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/spoke by telephone\./).textContent).toMatch(words);
});

test.each([
  [{ source: 'plan' as const, title: 'Starter plan' }, /or cancel it and have the session back, until/],
  [null, /or cancel it and have back all that it cost, until/],
])('booked with %o', (bookedWith, words) => {
  vi.useFakeTimers({ now: new Date('2026-11-28T09:00:00Z') });
  fakeApi();
  showScreen(
    <AppointmentModal appointment={{ ...CONFIRMED, bookedWith }} counsellors={[]} onClose={() => {}} />,
    { at: '/schedule' },
  );
  expect(screen.getByText(words)).toBeTruthy();
  vi.useRealTimers();
});

test('whoever announced a transfer reads that it is looked for on the card, and where they look closer', () => {
  fakeApi();
  const announced = { ...HELD, quote: null };
  const modal = <AppointmentModal appointment={announced} counsellors={[]} onClose={() => {}} />;
  const card = <AppointmentCard appointment={announced} onView={() => {}} />;
  for (const what of [card, modal]) {
    showScreen(what, { at: '/schedule' });
    expect(screen.getByText(/^We are looking for your transfer\. Held until Sat 28 Nov/)).toBeTruthy();
    cleanup();
  }
});
