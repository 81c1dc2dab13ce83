// A part that is not waited for any more is not said to be.
import { expect, test } from 'vitest';
import { oddWords, outcomeWords } from './transfer-words.ts';

const toSendBack = { amountMinor: 5_000_000, currency: 'NGN' } as const;

test('the rest of a part can come until the part is owed back, and not afterwards', () => {
  const of = (isOwed: boolean, left: typeof toSendBack | null) =>
    oddWords({ outcome: 'short', isOwed, toSendBack: left });
  expect(of(false, toSendBack)).toMatch(/the rest can still come/);
  expect(of(true, toSendBack)).toMatch(/waited for no longer: this money must be sent back/);
  expect(of(false, null)).toBe('Less than the order costs');
  expect(oddWords({ outcome: 'excess', isOwed: true, toSendBack })).toBe(outcomeWords('excess'));
});
