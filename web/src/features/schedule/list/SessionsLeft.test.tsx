// What is left of sessions: of a plan by its name and how many, and one that is repeated free for what it is.
import { findSessionCredits } from '@ijeuwa/contract/schedule';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { SessionsLeft } from './SessionsLeft.tsx';

afterEach(cleanup);

const STARTER = {
  _id: '01900000-0000-7000-8000-0000000000d1',
  title: 'Starter',
  isRepeat: false,
  kind: 'session' as const,
  sessions: 4,
  left: 3,
  usableUntil: '2027-05-24T09:00:00Z',
};

test('a plan is counted, and what is repeated free is no plan', async () => {
  const repeat = { ...STARTER, _id: `${STARTER._id.slice(0, -1)}2`, isRepeat: true, sessions: 1, left: 1 };
  fakeApi().answer(findSessionCredits, { plans: [STARTER, repeat], left: 4, unlimited: false });
  showScreen(<SessionsLeft />, { at: '/schedule' });
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Starter: 3 of 4, until /),
    expect.stringMatching(/^One that is repeated free, to be booked for a day until /),
  ]);
});
