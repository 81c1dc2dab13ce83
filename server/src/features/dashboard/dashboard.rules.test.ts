// A week's change, and the order of what was reached.
import { expect, test } from 'vitest';
import { achievementsOf, changeOf } from './dashboard.rules.ts';

test.each([
  ['more than before', 85, 60, 25],
  ['less than before', 60, 85, -25],
  ['the same', 60, 60, 0],
  ['unknown of a week in which nothing was kept, or in which they came', 35, null, null],
] as const)('the change is %s', (_, score, before, change) => {
  expect(changeOf(score, before)).toBe(change);
});

const NONE = {
  joined: null,
  emailConfirmed: null,
  phoneConfirmed: null,
  profileSubmitted: null,
  cardReviewed: null,
  firstMatch: null,
  firstMessage: null,
};

test('what was reached stands with its date, the latest first, and what is ahead in its order', () => {
  const dates = {
    ...NONE,
    joined: new Date('2026-11-01T09:00:00Z'),
    firstMatch: new Date('2026-11-20T09:00:00Z'),
    emailConfirmed: new Date('2026-11-02T09:00:00Z'),
  };
  expect(achievementsOf(dates)).toEqual({
    reached: [
      { what: 'firstMatch', at: '2026-11-20T09:00:00.000Z' },
      { what: 'emailConfirmed', at: '2026-11-02T09:00:00.000Z' },
      { what: 'joined', at: '2026-11-01T09:00:00.000Z' },
    ],
    ahead: ['phoneConfirmed', 'profileSubmitted', 'cardReviewed', 'firstMessage'],
  });
});

test('of what was reached at the same moment the later step stands first', () => {
  const at = new Date('2026-11-01T09:00:00Z');
  const { reached } = achievementsOf({ ...NONE, joined: at, emailConfirmed: at });
  expect(reached.map(({ what }) => what)).toEqual(['emailConfirmed', 'joined']);
});
