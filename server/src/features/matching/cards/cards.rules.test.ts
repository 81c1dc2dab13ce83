// What activation makes of a card in each state, and what is missing before its owner may like.
import { expect, it } from 'vitest';
import { afterActivation, likeNeedsOf } from './cards.rules.ts';

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

it.each([
  [{ submitted: true, card: 'active' }, true, null],
  [{ submitted: true, card: 'active' }, false, 'package'],
  [{ submitted: true, card: 'pending' }, true, 'review'],
  [{ submitted: true, card: 'pending' }, false, 'package'],
  [{ submitted: true, card: 'paused' }, true, 'card'],
  [{ submitted: true, card: 'draft' }, true, 'card'],
  [{ submitted: true, card: null }, true, 'card'],
  [{ submitted: false, card: null }, false, 'profile'],
  [{ submitted: true, card: 'suspended' }, true, 'support'],
] as const)('with %o, allowed to like %s, a like needs %s', (standing, mayLike, needs) => {
  expect(likeNeedsOf(standing, mayLike)).toBe(needs);
});
