// A member of whom it is recorded that they did not come reads so, and whom to write to, by when.
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { CONFIRMED } from '../schedule.fakes.ts';
import { AppointmentCard } from './AppointmentCard.tsx';

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
