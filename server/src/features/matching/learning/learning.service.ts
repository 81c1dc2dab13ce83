// Learns of answers how readily each member likes and is liked: a small step for each, soon after it, and everything
// anew by night. Decks are ordered by it; nobody is shown it.

import { setImmediate as breathe } from 'node:timers/promises';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Facts } from '../card-facts.rules.ts';
import { scoringOf, worthOf } from '../deck/score.rules.ts';
import { asCard, type Card } from '../matching-index/card.rules.ts';
import type { Seeker } from '../matching-index/search.rules.ts';
import {
  type Decisions,
  FIRST_VARIANCE,
  fit,
  type Leanings,
  learn,
  logistic,
  type Model,
  seenLogit,
  unknownPeople,
} from './chances.rules.ts';
import { bothOf, describe, describeAnybody, FEATURES, FIRST_WEIGHTS, heldWeights } from './features.rules.ts';
import { judge } from './foretold.rules.ts';
import * as kept from './learning.repository.ts';
import { findPrices, type PricedPair } from './prices.rules.ts';

const AT_ONCE = 500;
/** A fit is made of the newest answers: as many as are fitted in seconds, and as old as tastes stay true. */
const FIT_MOST = 200_000;
const FIT_DAYS = 180;
/** The likeliest pairs of all queues make the prices. */
const PRICED_MOST = 200_000;
/** So many rows are read or written by one statement. */
const ROWS_AT_ONCE = 2000;

/** `fitMost`: of how many answers a fit is made. */
export type LearningNeeds = { db: Database; clock: Clock; fitMost?: number };

const chunksOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / ROWS_AT_ONCE) }, (_, at) =>
    all.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  );

type Known = Leanings & {
  places: Map<string, number>;
  given: Int32Array;
  got: Int32Array;
  /** 1 for whoever has a plain deck: of their answers nothing is learnt. */
  plain: Uint8Array;
};

export const seekerOf = (
  me: Facts,
  { placeName, weights, price, got, plain, ...leant }: kept.Scored,
): Seeker => {
  const held = heldWeights(weights);
  const mine = { ...leant, worth: worthOf(price, got) };
  return { me: { ...me, placeName, weights: held }, mine, scoring: scoringOf(held, plain) };
};

export const makeLearning = ({ db, clock, fitMost = FIT_MOST }: LearningNeeds) => {
  /** The model of the last night; before the first, and when features have changed since, the one to begin with. */
  const findModel = async (tx: Queryable): Promise<Model & { fittedAt?: Date }> => {
    const found = await kept.findModel(tx);
    if (found?.weights.length !== FEATURES.length)
      return {
        weights: Float64Array.from(FIRST_WEIGHTS),
        actorVariance: FIRST_VARIANCE,
        partnerVariance: FIRST_VARIANCE,
      };
    return { ...found, weights: Float64Array.from(found.weights) };
  };

  /** Everybody of these answers, as far as they are known. */
  const findKnown = async (tx: Queryable, model: Model, answers: readonly kept.Answer[]): Promise<Known> => {
    const ids = [...new Set(answers.flatMap(({ viewerId, targetId }) => [viewerId, targetId]))];
    const places = new Map(ids.map((id, place) => [id, place]));
    const people = unknownPeople(ids.length, model);
    const given = new Int32Array(ids.length);
    const got = new Int32Array(ids.length);
    const plain = new Uint8Array(ids.length);
    for (const some of chunksOf(ids))
      for (const one of await kept.listLeanings(tx, some)) {
        const place = places.get(one.memberId)!;
        people.actor[place] = one.actor;
        people.actorKnown[place] = one.actorKnown;
        people.partner[place] = one.partner;
        people.partnerKnown[place] = one.partnerKnown;
        given[place] = one.given;
        got[place] = one.got;
        plain[place] = one.plainSince ? 1 : 0;
      }
    return { ...people, places, given, got, plain };
  };

  const saveKnown = async (tx: Queryable, known: Known): Promise<void> => {
    const changedAt = clock.now();
    const rows = [...known.places].map(([memberId, place]) => ({
      memberId,
      actor: known.actor[place]!,
      actorKnown: known.actorKnown[place]!,
      partner: known.partner[place]!,
      partnerKnown: known.partnerKnown[place]!,
      given: known.given[place]!,
      got: known.got[place]!,
      changedAt,
    }));
    for (const some of chunksOf(rows)) await kept.saveLeanings(tx, some);
  };

  const findCards = async (tx: Queryable, known: Known): Promise<Map<string, Card>> => {
    const cards = new Map<string, Card>();
    for (const some of chunksOf([...known.places.keys()]))
      for (const card of await kept.listCards(tx, some)) cards.set(card.memberId, asCard(card));
    return cards;
  };

  const describeIn = (
    into: Float64Array,
    row: number,
    cards: Map<string, Card>,
    answer: kept.Answer,
  ): void => {
    const [me, them] = [cards.get(answer.viewerId), cards.get(answer.targetId)];
    const from = row * FEATURES.length;
    if (!me || !them) describeAnybody(into, from);
    else describe(into, from, me, them, bothOf(me, them), answer.late);
  };

  const learnSome = (): Promise<number> =>
    db.transaction(async (tx) => {
      await kept.holdLearning(tx);
      const answers = await kept.listUnlearnt(tx, AT_ONCE);
      if (answers.length === 0) return 0;
      const model = await findModel(tx);
      const known = await findKnown(tx, model, answers);
      const cards = await findCards(tx, known);
      const features = new Float64Array(answers.length * FEATURES.length);
      const learnt = answers.map((answer, row) => {
        const [i, j] = [known.places.get(answer.viewerId)!, known.places.get(answer.targetId)!];
        describeIn(features, row, cards, answer);
        const seen = seenLogit(model.weights, features, row);
        const foretold = logistic(seen + known.actor[i]! + known.partner[j]!);
        if (!known.plain[i]) {
          learn(known, i, j, seen, answer.liked);
          known.given[i]! += 1;
        }
        known.got[j]! += 1;
        return { viewerId: answer.viewerId, targetId: answer.targetId, foretold };
      });
      await saveKnown(tx, known);
      await kept.markLearnt(tx, learnt);
      return answers.length;
    });

  const decisionsOf = async (
    cards: Map<string, Card>,
    known: Known,
    answers: readonly kept.Answer[],
  ): Promise<Decisions> => {
    const features = new Float64Array(answers.length * FEATURES.length);
    for (const [n, answer] of answers.entries()) {
      describeIn(features, n, cards, answer);
      if (n % AT_ONCE === 0) await breathe();
    }
    return {
      who: Int32Array.from(answers, ({ viewerId }) => known.places.get(viewerId)!),
      whom: Int32Array.from(answers, ({ targetId }) => known.places.get(targetId)!),
      liked: Uint8Array.from(answers, ({ liked }) => (liked ? 1 : 0)),
      features,
    };
  };

  /** Of whom there are more answers than the fit was made of, what the steps have told says more. */
  const keepSteps = async (
    tx: Queryable,
    known: Known,
    before: Leanings,
    { who, whom }: Decisions,
  ): Promise<void> => {
    const seen = { given: new Int32Array(known.places.size), got: new Int32Array(known.places.size) };
    for (const place of who) seen.given[place]! += 1;
    for (const place of whom) seen.got[place]! += 1;
    for (const some of chunksOf([...known.places.keys()]))
      for (const { memberId, given, got } of await kept.countAnswers(tx, some)) {
        const place = known.places.get(memberId)!;
        known.given[place] = given;
        known.got[place] = got;
        if (given > seen.given[place]!) {
          known.actor[place] = before.actor[place]!;
          known.actorKnown[place] = before.actorKnown[place]!;
        }
        if (got > seen.got[place]!) {
          known.partner[place] = before.partner[place]!;
          known.partnerKnown[place] = before.partnerKnown[place]!;
        }
      }
  };

  return {
    /** A viewer in words, what is learnt of them, and what chances are reckoned with. */
    describe: async (tx: Queryable, me: Facts): Promise<Seeker> =>
      seekerOf(me, await kept.findScored(tx, me)),

    /** For the timetable. */
    countMatches: (): Promise<void> => kept.countMatches(db, clock.now()),

    /** By night, from how likely those are to match who stand in queues; of whoever stands in none it goes back to 1. */
    setPrices: (): Promise<void> =>
      db.transaction(async (tx) => {
        const places = new Map<string, number>();
        const placeOf = (id: string): number => {
          const place = places.get(id) ?? places.size;
          places.set(id, place);
          return place;
        };
        const pairs: PricedPair[] = [];
        for await (const page of kept.readChances(tx, PRICED_MOST))
          for (const { viewerId, targetId, chance } of page)
            pairs.push({ a: placeOf(viewerId), b: placeOf(targetId), chance });
        const prices = new Float64Array(places.size).fill(1);
        for (const _ of findPrices(prices, pairs)) await breathe();
        const now = clock.now();
        const named = [...places].map(([memberId, place]) => ({ memberId, price: prices[place]! }));
        for (const some of chunksOf(named)) await kept.savePrices(tx, some, now);
        await kept.forgetPrices(tx, [...places.keys()], now);
      }),

    /** Every answer that is not learnt of yet; for the timetable. */
    async learnNew(): Promise<void> {
      while ((await learnSome()) === AT_ONCE);
    },

    /** The model and everybody’s leanings from the newest answers; and how the last one foretold those that came since. */
    fitAnew: (): Promise<void> =>
      db.transaction(async (tx) => {
        await kept.holdLearning(tx);
        const now = clock.now();
        const answers: kept.Answer[] = [];
        const since = later(now, -FIT_DAYS * DAY_MS);
        for await (const page of kept.readSince(tx, since, fitMost)) answers.push(...page);
        if (answers.length === 0) return;
        const { fittedAt, ...model } = await findModel(tx);
        const told = answers.filter(
          ({ foretold, answeredAt }) => foretold !== null && !(fittedAt && answeredAt <= fittedAt),
        );
        const foretold = judge(
          told.map((one) => one.foretold!),
          told.map((one) => one.liked),
        );
        const known = await findKnown(tx, model, answers);
        const { actor, actorKnown, partner, partnerKnown } = known;
        const before = {
          actor: actor.slice(),
          actorKnown: actorKnown.slice(),
          partner: partner.slice(),
          partnerKnown: partnerKnown.slice(),
        };
        const decisions = await decisionsOf(await findCards(tx, known), known, answers);
        for (const _ of fit(model, known, decisions)) await breathe();
        await keepSteps(tx, known, before, decisions);
        await saveKnown(tx, known);
        await kept.saveModel(tx, {
          ...foretold,
          fittedAt: now,
          weights: [...model.weights],
          actorVariance: model.actorVariance,
          partnerVariance: model.partnerVariance,
          answers: answers.length,
        });
      }),
  };
};
export type Learning = ReturnType<typeof makeLearning>;
