// What a member may do, until when, and why: periods that overlap, follow each other, end, or were not paid.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entitlementOf, type Held } from './entitlements.rules.ts';
import { EVERYBODYS, isAsGood, type What } from './features.rules.ts';

const DAY = 86_400_000;
const now = new Date('2026-11-24T09:00:00Z');
const day = (days: number) => new Date(+now + days * DAY);

const PACKAGES = {
  blossom: { name: 'Blossom', rank: 0, features: ['Matchmaking within your country', 'Basic verification'] },
  harmony: { name: 'Harmony', rank: 1, features: ['Everything in Blossom', 'Matching outside your country'] },
  forever: { name: 'My Forever', rank: 2, features: ['Everything in Harmony', 'Private sessions'] },
};
type PackageId = keyof typeof PACKAGES;

const held = (packageId: PackageId, from: number, to: number, more: Partial<Held> = {}): Held => ({
  packageId,
  ...PACKAGES[packageId],
  trial: false,
  startsAt: day(from),
  endsAt: day(to),
  paidBy: 'bank_transfer',
  ...more,
});
const trial = (from: number, to: number) => held('blossom', from, to, { trial: true, paidBy: null });

test('without anything one may do what everybody may, for good', () => {
  const free = { because: 'No package yet', until: null };
  expect(entitlementOf([], now)).toEqual({
    may: {
      reviewWithinHours: { is: 24, ...free },
      supportWithinHours: { is: 24, ...free },
      sessionsByVideo: { is: true, ...free },
    },
    packageId: null,
    trial: false,
    since: null,
    ...free,
  });
});

test('the trial allows what its package allows, and says that it is the trial', () => {
  const found = entitlementOf([trial(-1, 6)], now);
  expect(found).toMatchObject({ packageId: 'blossom', trial: true, because: 'Free trial', until: day(6) });
  expect(found.may.like).toEqual({ is: true, because: 'Free trial', until: day(6) });
  expect(found.may.acrossBorders).toBeUndefined();
});

test('a trial followed by a package without a gap allows a like until the end of the package', () => {
  const found = entitlementOf([trial(-1, 6), held('blossom', 6, 36)], now);
  expect(found).toMatchObject({ because: 'Free trial', until: day(6) });
  expect(found.may.like).toEqual({ is: true, because: 'Free trial', until: day(36) });
});

test('a package bought during the trial counts before it', () => {
  const found = entitlementOf([trial(-1, 6), held('blossom', 0, 30)], now);
  expect(found).toMatchObject({ trial: false, because: 'Blossom', until: day(30) });
});

test('after an upgrade each right lasts as long as a period that gives it: the larger first, the rest after', () => {
  const { may, because, until } = entitlementOf([held('harmony', -1, 90), held('blossom', 90, 110)], now);
  expect([because, until]).toEqual(['Harmony', day(90)]);
  expect(may.acrossBorders).toEqual({ is: true, because: 'Harmony', until: day(90) });
  expect(may.like).toEqual({ is: true, because: 'Harmony', until: day(110) });
});

test('a larger package that begins later gives nothing yet, and lengthens what both allow', () => {
  const { may, because } = entitlementOf([held('blossom', -1, 10), held('harmony', 10, 100)], now);
  expect(because).toBe('Blossom');
  expect(may.acrossBorders).toBeUndefined();
  expect(may.like).toEqual({ is: true, because: 'Blossom', until: day(100) });
});

test('a gap ends a right, whatever follows it', () => {
  const { may } = entitlementOf([held('blossom', -1, 10), held('blossom', 11, 40)], now);
  expect(may.like?.until).toEqual(day(10));
});

test('a package counts from its first moment, and no longer in its last', () => {
  const one = held('blossom', 0, 30);
  const at = (moment: Date) => entitlementOf([one], moment).packageId;
  expect([at(new Date(+day(0) - 1)), at(day(0))]).toEqual([null, 'blossom']);
  expect([at(new Date(+day(30) - 1)), at(day(30)), at(new Date(+day(30) + 1000))]).toEqual([
    'blossom',
    null,
    null,
  ]);
});

test('a card is reviewed within 3 hours when it was paid by card or its package lists it, else within 24', () => {
  const hours = (one: Held) => entitlementOf([one], now).may.reviewWithinHours;
  expect(hours(held('blossom', -1, 30))).toEqual({ is: 24, because: 'No package yet', until: null });
  expect(hours(trial(-1, 6)).is).toBe(24);
  const byCard = held('blossom', -1, 30, { paidBy: 'card' });
  expect(hours(byCard)).toEqual({ is: 3, because: 'Blossom', until: day(30) });
  const listed = held('harmony', -1, 30, { features: ['Priority verification'] });
  expect(hours(listed)).toEqual({ is: 3, because: 'Harmony', until: day(30) });
});

test('unlimited sessions last as long as their own package, and one a month goes on after it', () => {
  const unlimited = held('forever', -1, 30, { packageId: 'top', rank: 3, name: 'Top' });
  const top = { ...unlimited, features: ['Unlimited private sessions'] };
  const { may } = entitlementOf([top, held('forever', 30, 60)], now);
  expect(may.sessionCreditsAMonth).toEqual({ is: Number.POSITIVE_INFINITY, because: 'Top', until: day(30) });
});

const periods = fc.array(
  fc.record({
    packageId: fc.constantFrom<PackageId[]>('blossom', 'harmony', 'forever'),
    from: fc.integer({ min: -20, max: 20 }),
    days: fc.integer({ min: 1, max: 20 }),
    kind: fc.constantFrom('trial', 'card', 'bank_transfer', null),
  }),
  { maxLength: 6 },
);
type Periods = typeof periods extends fc.Arbitrary<infer P> ? P : never;

const rowsOf = (some: Periods): Held[] =>
  some.map(({ packageId, from, days, kind }) => {
    if (kind === 'trial') return trial(from, from + days);
    return held(packageId, from, from + days, { paidBy: kind });
  });

/** Told from the days alone: whether any period or trial of a package that has the right covers this day. */
const covers = (some: Periods, at: number, from: readonly PackageId[]): boolean =>
  some.some(
    (one) =>
      from.includes(one.kind === 'trial' ? 'blossom' : one.packageId) &&
      one.from <= at &&
      at < one.from + one.days,
  );
const lastDay = (some: Periods, from: readonly PackageId[]): number => {
  let at = 0;
  while (covers(some, at, from)) at += 1;
  return at;
};

test('however periods overlap, a right is there exactly while one that gives it runs, and ends where it says', () => {
  fc.assert(
    fc.property(periods, (some) => {
      const { may, packageId } = entitlementOf(rowsOf(some), now);
      const rights = [
        [may.like, ['blossom', 'harmony', 'forever']],
        [may.acrossBorders, ['harmony', 'forever']],
        [may.sessionCreditsAMonth, ['forever']],
      ] as const;
      for (const [right, from] of rights) {
        expect(right !== undefined).toBe(covers(some, 0, from));
        if (right) expect(right.until).toEqual(day(lastDay(some, from)));
      }
      expect(packageId !== null).toBe(may.like !== undefined);
    }),
    { numRuns: 3000 },
  );
});

test('in whatever order the rows come, the answer is the same; one more paid period never takes a right away', () => {
  fc.assert(
    fc.property(periods, fc.nat(), (some, turn) => {
      const rows = rowsOf(some);
      const before = entitlementOf(rows, now);
      const turned = [...rows.slice(turn % 7), ...rows.slice(0, turn % 7)];
      const reasons = ({ may }: typeof before) =>
        Object.entries(may).map(([what, { is, until }]) => [what, is, until]);
      expect(reasons(entitlementOf(turned, now)).sort()).toEqual(reasons(before).sort());
      const more = entitlementOf([...rows, held('harmony', -1, 1)], now);
      expect(Object.keys(more.may)).toEqual(expect.arrayContaining(Object.keys(before.may)));
    }),
    { numRuns: 1000 },
  );
});

test('nobody has less than everybody', () => {
  fc.assert(
    fc.property(periods, (some) => {
      const { may } = entitlementOf(rowsOf(some), now);
      for (const [what, is] of Object.entries(EVERYBODYS) as [What, number | true][])
        expect(isAsGood(what, may[what]!.is, is), what).toBe(true);
    }),
  );
});
