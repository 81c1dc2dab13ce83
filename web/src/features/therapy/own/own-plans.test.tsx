// The member’s plans on the therapy page: what is left of each, and the next session of it booked where it stands.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { dialog, fakeTherapy, PLAN, showTherapy, TIME } from '../therapy.fakes.tsx';

afterEach(cleanup);
const STARTER = {
  _id: PLAN._id,
  title: 'Starter plan',
  isRepeat: false,
  kind: 'session' as const,
  sessions: 4,
  left: 3,
  usableUntil: TIME,
};

test('a plan says how many of it are left, and books the next of them here, where it stands', async () => {
  const { answered } = fakeTherapy();
  answered.own = { plans: [PLAN], assessments: [] };
  answered.credits = { plans: [STARTER], left: 3, unlimited: false };
  await showTherapy();
  const plan = within(screen.getByRole('region', { name: 'Your plans' }));
  expect(await plan.findByText(/^3 of 4 sessions left, ₦150,000\./)).toBeTruthy();
  expect(plan.queryByRole('link')).toBeNull();
  await userEvent.click(plan.getByRole('button', { name: 'Book a session' }));
  await dialog('Schedule a Session');
  cleanup();
  answered.credits = { ...answered.credits, plans: [{ ...answered.credits.plans[0]!, left: 0 }], left: 0 };
  await showTherapy();
  const used = within(screen.getByRole('region', { name: 'Your plans' }));
  expect(await used.findByText(/^0 of 4 sessions left/)).toBeTruthy();
  expect(used.queryByRole('button', { name: 'Book a session' })).toBeNull();
});
