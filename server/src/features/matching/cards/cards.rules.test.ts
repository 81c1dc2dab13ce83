// What activation makes of a card in each state.
import { expect, it } from 'vitest';
import { afterActivation, reviewDueAt } from './cards.rules.ts';

const reviewed = new Date('2026-11-01T00:00:00Z');
it.each([
  ['draft', null, false, 'pending'],
  ['draft', null, true, 'active'],
  ['pending', null, false, undefined],
  ['pending', null, true, 'active'],
  ['active', reviewed, false, undefined],
  ['paused', reviewed, false, 'active'],
  ['paused', null, false, 'pending'],
  ['suspended', reviewed, true, undefined],
] as const)(
  'a card that is %s (reviewed %s, at once %s) becomes %s',
  (status, reviewedAt, atOnce, becomes) => {
    expect(afterActivation({ status, reviewedAt }, atOnce)).toBe(becomes);
  },
);

it('is reviewed within 3 hours after a card payment, else within a day', () => {
  const now = new Date('2026-11-24T09:00:00Z');
  expect(reviewDueAt(now, true).toISOString()).toBe('2026-11-24T12:00:00.000Z');
  expect(reviewDueAt(now, false).toISOString()).toBe('2026-11-25T09:00:00.000Z');
});
