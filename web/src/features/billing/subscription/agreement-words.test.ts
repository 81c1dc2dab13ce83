// What is said of a renewal that ended when something else was paid: true also once that has gone back.
import { expect, test } from 'vitest';
import { anAgreement } from '../billing.fakes.ts';
import { standingWords } from './agreement-words.ts';

test('a renewal that was replaced tells of the payment, and of nothing that may be gone again', () => {
  const words = standingWords(anAgreement({ state: 'ended', endedBecause: 'replaced' }));
  expect(words).toBe('You have paid for a package since, so this one no longer renews.');
});
