// The place of one in the other's queue, by what is seen and learnt of the two.
import { expect, test } from 'vitest';
import { ENUGU, facts } from '#test/facts.ts';
import { FIRST_WEIGHTS } from '../learning/features.rules.ts';
import { asCard } from '../matching-index/card.rules.ts';
import { kmBetween } from './compatibility.rules.ts';
import {
  highestFor,
  type Known,
  LIKER_FIRST,
  oddsAgainst,
  placeOf,
  rankOf,
  type Scored,
  type Scoring,
  scoringOf,
  UNLEARNT,
  worthOf,
} from './score.rules.ts';

const NOW_S = 1_800_000_000;
const scoring = scoringOf(FIRST_WEIGHTS);
const here = { lastActive: NOW_S, likesMe: false };
const her = asCard(facts({}));
const him = (told: object = {}, learnt: object = {}) =>
  asCard(facts({ memberId: 'obi', gender: 'male', genders: ['female'], ...told }), {
    ...UNLEARNT,
    ...learnt,
  });
const rank = (them = him(), known = here, me = her) => rankOf(me, them, known, scoring, NOW_S);

test('who is liked more readily stands before, and whoever likes more readily too', () => {
  expect(rank(him({}, { partner: 1 }))).toBeGreaterThan(rank());
  expect(rank(him({}, { actor: 1 }))).toBeGreaterThan(rank());
});

test('whoever was here lately, lives near, and meets the wishes stands before', () => {
  expect(rank(him(), { ...here, lastActive: NOW_S - 20 * 86_400 })).toBeLessThan(rank());
  expect(rank(him(ENUGU))).toBeLessThan(rank());
  expect(rank(him({ religion: 'islam' }))).toBeLessThan(rank());
});

test('whoever has matches that wait for words, or whom many would match with, stands behind', () => {
  expect(rank(him({}, { open: 3, late: 3 }))).toBeLessThan(rank());
  expect(rank(him({}, { worth: worthOf(0.5, 0) }))).toBeLessThan(rank());
  expect(worthOf(1, 100)).toBeLessThan(worthOf(1, 0));
});

test('whoever likes me stands before everybody, however they are', () => {
  const poor = him(ENUGU, { actor: -4, partner: -4, open: 9, late: 9, worth: 0.01 });
  const best = him({}, { actor: 9, partner: 9 });
  expect(rank(poor, { ...here, likesMe: true })).toBeGreaterThan(rank(best));
  expect(rank(best)).toBeLessThan(LIKER_FIRST);
});

test('of two who are as likely to match, the one comes first who is more likely to like back', () => {
  const place = (mine: number, theirs: number) =>
    placeOf(mine, theirs, { room: 2, worth: 1, likesMe: false });
  expect(place(0.1, 0.4)).toBeGreaterThan(place(0.4, 0.1));
  expect(place(0.5, 0.02)).toBeGreaterThan(place(0.5, 0.01));
  expect(place(0.5, 0.01)).toBeGreaterThan(0);
});

const expectBelow = (them: Scored, known: Known, weighed: Scoring) => {
  const highest = highestFor(her, weighed, NOW_S);
  const odds = { unready: oddsAgainst(them.actor), unliked: oddsAgainst(them.partner) };
  const seen = highest.atAGlance(them, known);
  expect(rankOf(her, them, known, weighed, NOW_S)).toBeLessThanOrEqual(seen);
  const learnt = highest.ofLeant(kmBetween(her, them))({ ...them, ...odds }, known);
  expect(seen).toBeLessThanOrEqual(learnt * (1 + 1e-9));
};

test('nobody’s rank is above what was said to be the highest', () => {
  const weighed = scoringOf(FIRST_WEIGHTS.map((first, at) => first + (at % 2 === 0 ? 0.4 : -0.4)));
  for (const told of [
    {},
    ENUGU,
    { religion: 'islam' },
    { birthMonth: '1970-01-01' },
    { hobbies: ['travel'] },
  ])
    for (const learnt of [{}, { actor: 2, partner: -1 }, { open: 2, late: 8, worth: 0.2 }]) {
      const them = him(told, learnt);
      for (const known of [here, { ...here, likesMe: true }]) expectBelow(them, known, weighed);
    }
});

test('a plain deck knows distance, the last visit and who likes me, and nothing that was learnt', () => {
  const plain = scoringOf(FIRST_WEIGHTS, true);
  const stands = (them = him(), known = here) => rankOf(her, them, known, plain, NOW_S);
  expect(stands(him({ religion: 'islam' }, { partner: 3, actor: 3, open: 4, worth: 0.1 }))).toBe(stands());
  expect(stands(him(ENUGU))).toBeLessThan(stands());
  expect(stands(him(), { ...here, lastActive: NOW_S - 86_400 })).toBeLessThan(stands());
  expect(stands(him(ENUGU), { ...here, likesMe: true })).toBeGreaterThan(stands());
  for (const [them, known] of [
    [him(), here],
    [him(ENUGU), { lastActive: NOW_S - 99_999, likesMe: true }],
  ] as const)
    expectBelow(them, known, plain);
});
