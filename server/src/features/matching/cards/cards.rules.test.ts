// What activation makes of a card in each state.
import { expect, it } from 'vitest';
import { afterActivation } from './cards.rules.ts';

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
