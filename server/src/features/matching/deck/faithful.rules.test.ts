// Why somebody is shown is the truth: of both profiles, and of what puts them where they stand in the queue.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceOf } from '#test/facts.ts';
import { PLACES } from '#test/members.ts';
import { accepts, anyPerson, type Somebody } from '#test/plain-fits.ts';
import { differenceIsTrueOf, isTrueOf } from '#test/plain-reasons.ts';
import { type Described, factsOf, HAS_CHILDREN, packCell } from '../card-facts.rules.ts';
import { FIRST_WEIGHTS } from '../learning/features.rules.ts';
import { asCard } from '../matching-index/card.rules.ts';
import { explain } from './reasons.rules.ts';
import { rankOf, scoringOf } from './score.rules.ts';

const TODAY = new Date('2026-11-24T09:00:00Z');
const NOW_S = TODAY.getTime() / 1000;
const SEED = Number(process.env.SEED ?? 1);
const PEOPLE = 120;
/** As a market has taught them: what is alike is liked, a little. */
const LEARNT = FIRST_WEIGHTS.map((first, at) => [0, 0.1, 0.1, 0.05, 0, 0, 0.3, -0.1, 0.15, 0.1][at]! + first);

const describedOf = (one: Somebody): Described => {
  const { id, cellX, cellY, country } = PLACES[one.place];
  const facts = factsOf(
    sourceOf({
      ...one,
      memberId: one.place,
      birthMonth: `${2026 - one.age}-05-01`,
      numberOfChildren: one.children,
      hobbies: one.hobbies,
      placeId: id,
      cellX,
      cellY,
      country,
      crossesBorders: one.abroad,
      genders: one.seeks,
      wantedCells: one.wantedPlaces.map((name) => packCell(PLACES[name].cellX, PLACES[name].cellY)),
    }),
  )!;
  return { ...facts, placeName: one.place };
};

const pairsOf = (seed: number): [Somebody, Somebody][] => {
  const people = fc.sample(anyPerson, { numRuns: PEOPLE, seed });
  return people.flatMap((me) =>
    people
      .filter((them) => them !== me && accepts(me, them) && accepts(them, me))
      .map((them): [Somebody, Somebody] => [me, them]),
  );
};

const SOMETHING_ELSE = 1 << 13;
/** What the sentence is about, as if it were otherwise: another faith, the other side of the country, and so on. */
const changed = (reason: string, me: Described, them: Described): Described => {
  if (/^Both |follows a faith$/.test(reason)) return { ...them, religion: SOMETHING_ELSE };
  if (/children$/.test(reason)) return { ...them, children: HAS_CHILDREN + 1 - them.children };
  if (/ live /.test(reason)) return { ...them, cellX: me.cellX + 150, country: 'XX' };
  if (/ marry /.test(reason)) return { ...them, timeframe: SOMETHING_ELSE };
  if (/ enjoy /.test(reason)) return { ...them, interests: SOMETHING_ELSE };
  return { ...them, education: SOMETHING_ELSE };
};

test.each([
  ['before anything is learnt', FIRST_WEIGHTS],
  ['with weights that were learnt', LEARNT],
])(`whose first reason were not so would stand lower, %s (SEED=${SEED})`, (_, weights) => {
  const rank = (me: Described, them: Described) =>
    rankOf(asCard(me), asCard(them), { lastActive: NOW_S, likesMe: false }, scoringOf(weights), NOW_S);
  let [told, faithful] = [0, 0];
  for (const [mine, theirs] of pairsOf(SEED)) {
    const [me, them] = [describedOf(mine), describedOf(theirs)];
    const [first] = explain({ ...me, weights }, them, TODAY).shown.reasons;
    if (!first) continue;
    told++;
    if (rank(me, changed(first, me, them)) < rank(me, them)) faithful++;
  }
  expect(told).toBeGreaterThan(200);
  expect(faithful / told).toBeGreaterThanOrEqual(0.95);
});

test(`no sentence is false of the two profiles (SEED=${SEED})`, () => {
  let told = 0;
  for (const [mine, theirs] of pairsOf(SEED)) {
    const weights = FIRST_WEIGHTS;
    const { reasons, difference } = explain(
      { ...describedOf(mine), weights },
      describedOf(theirs),
      TODAY,
    ).shown;
    for (const reason of reasons)
      expect(isTrueOf(reason, mine, theirs), `${reason}: ${JSON.stringify([mine, theirs])}`).toBe(true);
    if (difference)
      expect(
        differenceIsTrueOf(difference, mine, theirs),
        `${difference}: ${JSON.stringify([mine, theirs])}`,
      ).toBe(true);
    told += reasons.length;
  }
  expect(told).toBeGreaterThan(500);
});
