// What whoever lets money go is told of what was had, in money of what is still held.
import type { ServiceUsed } from '@ijeuwa/contract/services';
import { expect, test } from 'vitest';
import { type Had, ofPackage, usedOf } from './used.rules.ts';

const HELD = { reference: 'X', priceMinor: 12_500_000, netMinor: 12_500_000, currency: 'NGN' } as const;
const service = (used: number, of: number, gives: ServiceUsed['gives']): Had => ({
  what: 'So much was had.',
  rule: 'By the terms.',
  part: { used, of },
  partOf: 'price',
  gives,
});
const said = (had: Had, held = HELD) => {
  const { worth, left, gives } = usedOf(had, held);
  return [worth, left, gives].map((money) => money && money.amountMinor / 100);
};

test.each([
  ['31 of 92 days are over.', { used: 4_212_000, of: 12_500_000, daysGone: 31, daysInAll: 92 }, 42_120],
  ['Nothing of it runs any more.', { used: 0, of: 0, daysGone: 0, daysInAll: 0 }, 0],
])('a package, by its days: %s', (what, days, worth) => {
  expect(usedOf(ofPackage(days), HELD).what).toBe(what);
  expect(said(ofPackage(days))).toEqual([worth, 125_000 - worth, null]);
});

test.each([
  ['a part of the sessions of a plan', service(3, 8, 'nothing by itself'), [46_875, 78_125, null]],
  ['what was had', service(1, 1, 'nothing'), [125_000, 0, 0]],
  ['what was not', service(0, 1, 'all'), [0, 125_000, 125_000]],
])('of what another room sold: %s', (_, had, money) => expect(said(had)).toEqual(money));

test('of a plan a part of which went back already, what was used is its share of the whole price', () => {
  const left = (sessions: number) => {
    const had = service(sessions, 4, 'nothing by itself');
    const { worth, left } = usedOf(had, { ...HELD, priceMinor: 15_000_000, netMinor: 11_250_000 });
    return [worth.amountMinor / 100, left.amountMinor / 100];
  };
  expect([left(1), left(3), left(4)]).toEqual([
    [37_500, 75_000],
    [112_500, 0],
    [112_500, 0],
  ]);
});
