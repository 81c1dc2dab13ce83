// What was bought before is called what it is; what is repeated free is of no plan.
import type { SessionCredits } from '@ijeuwa/contract/schedule';
import { expect, test } from 'vitest';
import { creditWords } from './credit-words.ts';

const AT = '2026-12-01T08:00:00Z';
const STARTER = {
  _id: '01900000-0000-7000-8000-0000000000d1',
  title: 'Starter',
  isRepeat: false,
  kind: 'session' as const,
  sessions: 4,
  left: 3,
  usableUntil: '2027-05-24T09:00:00Z',
};
const REPEAT = { ...STARTER, title: 'A session that is repeated', isRepeat: true, sessions: 1, left: 1 };
const labelOf = (...plans: SessionCredits['plans']) =>
  creditWords({ plans, left: 1, unlimited: false }, 'session', AT)?.label;

test('the one that the booking takes is the one that is named', () => {
  expect(labelOf(STARTER)).toBe('A session of your plan');
  expect(labelOf(REPEAT)).toBe('The session that is repeated free');
  expect(labelOf(STARTER, REPEAT)).toBe('A session of your plan');
  expect(labelOf({ ...STARTER, left: 0 }, REPEAT)).toBe('The session that is repeated free');
  expect(labelOf({ ...REPEAT, usableUntil: '2026-11-30T08:00:00Z' }, STARTER)).toBe('A session of your plan');
  expect(labelOf({ ...REPEAT, left: 0 })).toBeUndefined();
});
