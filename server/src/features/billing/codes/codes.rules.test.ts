// What a code takes off a price, until when it holds, and who may take it.
import { CODE_BACKGROUNDS, type CodeEntry, daysLeft } from '@ijeuwa/contract/codes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountOf, judgeTaking, refusedToday } from './codes.rules.ts';

const code = (change: Partial<CodeEntry> = {}): CodeEntry => ({
  code: 'SUMMER2025',
  description: 'A quarter off.',
  validUntil: '2025-08-31',
  discount: '25%',
  background: CODE_BACKGROUNDS[0],
  order: 0,
  ...change,
});

test.each([
  ['a quarter of ₦75,000', 7_500_000, 'NGN', 25, 1_875_000],
  ['a third, nearly, of ₦75,001: up to the whole naira', 7_500_100, 'NGN', 33, 2_475_100],
  ['a quarter of $33: to the cent', 3300, 'USD', 25, 825],
  ['33% of $19.99: up to the whole cent', 1999, 'USD', 33, 660],
  ['99% of ₦1: something is left to pay, so nothing is taken off', 100, 'NGN', 99, 0],
  ['99% of ₦5: one naira is left', 500, 'NGN', 99, 400],
] as const)('%s', (_, price, currency, percent, off) => {
  expect(discountOf(price, currency, percent)).toBe(off);
});

test('a discount is whole, never less than its share, and never all of the price', () => {
  const naira = fc.integer({ min: 2, max: 50_000_000 });
  fc.assert(
    fc.property(naira, fc.integer({ min: 1, max: 99 }), (price, percent) => {
      const off = discountOf(price * 100, 'NGN', percent);
      expect(off % 100).toBe(0);
      expect(off).toBeGreaterThan(0);
      expect(off).toBeLessThan(price * 100);
      if (price * (100 - percent) >= 100) expect(off).toBeGreaterThanOrEqual(price * percent);
      expect(off).toBeLessThan(price * percent + 100);
    }),
  );
});

test('the last day counts whole, in Lagos; after it nothing is left', () => {
  expect(daysLeft('2025-08-31', new Date('2025-08-01T00:00:00+01:00'))).toBe(31);
  expect(daysLeft('2025-08-31', new Date('2025-08-31T00:30:00+01:00'))).toBe(1);
  expect(daysLeft('2025-08-31', new Date('2025-08-31T23:59:59+01:00'))).toBe(1);
  expect(daysLeft('2025-08-31', new Date('2025-09-01T00:00:00+01:00'))).toBe(0);
  expect(daysLeft('2025-08-31', new Date('2025-09-03T00:00:00+01:00'))).toBeLessThan(0);
});

test('a code holds on its days, and for what it is for', () => {
  const then = new Date('2025-08-31T22:00:00Z');
  const trial = code({ discount: 'FREE TRIAL' });
  expect(refusedToday(code(), 'price', then)).toBeUndefined();
  expect(refusedToday(trial, 'trial', then)).toBeUndefined();
  expect(refusedToday(undefined, 'price', then)).toMatch(/do not know/);
  expect(refusedToday(code(), 'price', new Date('2025-09-01T00:00:00Z'))).toBe(
    'This code ended on 31 August 2025.',
  );
  expect(refusedToday(trial, 'price', then)).toMatch(/for the free trial/);
  expect(refusedToday(code(), 'trial', then)).toMatch(/where you pay/);
});

test('each of us takes it once, and all of us no more often than it says', () => {
  const free = { uses: 10, taken: 9, before: [] };
  const own = (state: 'reserved' | 'used', purchaseId: string | null) => ({
    ...free,
    taken: 10,
    before: [{ state, purchaseId, own: true }],
  });
  expect(judgeTaking(free, 'a')).toBe('take');
  expect(judgeTaking({ ...free, uses: undefined, taken: 900 }, 'a')).toBe('take');
  expect(judgeTaking({ ...free, taken: 10 }, 'a')).toMatch(/All uses of this code are taken now/);
  expect(judgeTaking(own('reserved', 'a'), 'a')).toBe('held');
  expect(judgeTaking(own('reserved', 'a'), 'b')).toMatch(/waits for its payment/);
  expect(judgeTaking(own('used', 'a'), 'a')).toMatch(/used this code already/);
  const another = [{ state: 'reserved' as const, purchaseId: 'a', own: false }];
  expect(judgeTaking({ ...free, before: another }, 'a')).toMatch(/used this code already/);
});
