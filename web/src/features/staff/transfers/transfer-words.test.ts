// A part that is not waited for any more is not said to be.
import { LATE_KIND } from '@ijeuwa/contract/payment-words';
import { expect, test } from 'vitest';
import { oddWords, outcomeWords } from './transfer-words.ts';

const toSendBack = { amountMinor: 5_000_000, currency: 'NGN' } as const;

test('the rest of a part can come until the part is owed back, and not afterwards', () => {
  const of = (isOwed: boolean, left: typeof toSendBack | null) =>
    oddWords({ outcome: 'short', kind: 'part of a payment', isOwed, toSendBack: left, excess: null });
  expect(of(false, toSendBack)).toMatch(/the rest can still come/);
  expect(of(true, toSendBack)).toMatch(/waited for no longer: this money must be sent back/);
  expect(of(false, null)).toBe('Less than the order costs');
  const more = { outcome: 'excess', kind: 'payment', isOwed: true, toSendBack, excess: toSendBack };
  expect(oddWords(more)).toBe('₦50,000 more than the order costs: that must be sent back');
  expect(oddWords({ ...more, excess: null })).toBe(outcomeWords('excess'));
});

test('what came after its order had ended is no second payment', () => {
  const late = { outcome: 'paid_twice', kind: LATE_KIND, isOwed: true, toSendBack, excess: null };
  expect(oddWords(late)).toBe('Its order had ended when it came: this money must be sent back');
});
