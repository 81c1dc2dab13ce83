// What whoever lets money go is told of what was had.
import { expect, test } from 'vitest';
import { ofAppointment, ofCase, ofPackage, ofPlan, usedOf } from './used.rules.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const HELD = { reference: 'X', priceMinor: 12_500_000, netMinor: 12_500_000, currency: 'NGN' } as const;
const hours = (many: number) => new Date(NOW.getTime() + many * 3_600_000);
const said = (had: Parameters<typeof usedOf>[0]) => {
  const { what, worth, left, gives } = usedOf(had, HELD);
  const naira = (money: typeof gives) => money && money.amountMinor / 100;
  return [what, naira(worth), naira(left), naira(gives)];
};

test.each([
  [
    'a package, by its days',
    ofPackage({ used: 4_212_000, of: 12_500_000, daysGone: 31, daysInAll: 92 }),
    ['31 of 92 days are over.', 42_120, 82_880, null],
  ],
  [
    'a package that was given back',
    ofPackage({ used: 0, of: 0, daysGone: 0, daysInAll: 0 }),
    ['Nothing of it runs any more.', 0, 125_000, null],
  ],
  [
    'a plan, by its sessions',
    ofPlan({ given: 8, used: 3, coming: 1 }),
    ['3 of 8 sessions used, 1 booked and still to come, 4 free.', 46_875, 78_125, null],
  ],
  [
    'an appointment that was held',
    ofAppointment({ state: 'done', startsAt: hours(-2) }, NOW),
    ['It was held, or its member did not come.', 125_000, 0, 0],
  ],
  [
    'one in more than a day',
    ofAppointment({ state: 'confirmed', startsAt: hours(25) }, NOW),
    ['It is still to come.', 0, 125_000, 125_000],
  ],
  [
    'one in less than a day',
    ofAppointment({ state: 'confirmed', startsAt: hours(23) }, NOW),
    ['It is still to come.', 0, 125_000, 0],
  ],
  [
    'one of which nobody has said how it went',
    ofAppointment({ state: 'confirmed', startsAt: hours(-2) }, NOW),
    ['It has begun, and nobody has said how it went.', 0, 125_000, null],
  ],
  [
    'one that the counsellor missed',
    ofAppointment({ state: 'no_show_counsellor', startsAt: hours(-2) }, NOW),
    ['It did not take place.', 0, 125_000, 125_000],
  ],
  [
    'a case in which nobody was proposed',
    ofCase({ proposed: false }),
    ['Nobody was proposed yet.', 0, 125_000, 125_000],
  ],
  [
    'a case in which somebody was',
    ofCase({ proposed: true }),
    ['Somebody was proposed already.', 125_000, 0, 0],
  ],
])('%s', (_, had, words) => expect(said(had)).toEqual(words));

test('of a plan a part of which went back already, what was used is its share of the whole price', () => {
  const used = (sessions: number) => {
    const had = ofPlan({ given: 4, used: sessions, coming: 0 });
    const { worth, left } = usedOf(had, { ...HELD, priceMinor: 15_000_000, netMinor: 11_250_000 });
    return [worth.amountMinor / 100, left.amountMinor / 100];
  };
  expect([used(1), used(3), used(4)]).toEqual([
    [37_500, 75_000],
    [112_500, 0],
    [112_500, 0],
  ]);
});
