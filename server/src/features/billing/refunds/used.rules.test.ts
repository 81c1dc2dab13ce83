// What whoever lets money go is told of what was had.
import { expect, test } from 'vitest';
import { ofAppointment, ofCase, ofPackage, ofPlan, usedOf } from './used.rules.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const HELD = { reference: 'X', netMinor: 12_500_000, currency: 'NGN' } as const;
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
