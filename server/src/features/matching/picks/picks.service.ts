// Today's picks: by night everybody who is here is paired for the day that begins, so that both see each other; and whom
// matchmakers put among them.
import { TODAYS_PICKS } from '@ijeuwa/contract/matching';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { shows } from '#platform/visibility/policy.ts';
import { HERE_WITHIN_DAYS } from '../deck/placing.rules.ts';
import { type Scoring, scoringOf } from '../deck/score.rules.ts';
import { FEATURES, FIRST_WEIGHTS } from '../learning/features.rules.ts';
import { findModel } from '../learning/learning.repository.ts';
import { yielded } from '../matching-index/build.service.ts';
import type { HeldCards } from '../matching-index/held-cards.rules.ts';
import type { MatchingIndex } from '../matching-index/matching-index.service.ts';
import type { CardShown } from '../matching-index/search.rules.ts';
import { type Around, assign, makeAround, type Pair, setAround } from './assign.rules.ts';
import { findAround, listPeople, type People } from './people.rules.ts';
import * as kept from './picks.repository.ts';
import { dayOfPicks, dayToAssign } from './picks-day.ts';

/** Of each queue the best so many may become picks. */
const AROUND_MOST = 200;
/** Of so many is asked at once what keeps them apart from others. */
const ASKED_AT_ONCE = 200;
/** After so long everything else has its turn. */
const GO_MS = 5;
const WRITTEN_AT_ONCE = 2000;
const TRIES = 5;

export type PicksNeeds = { db: Database; clock: Clock; matchingIndex: MatchingIndex };

const isShown: CardShown = (isPrivate, likesMe) =>
  shows(likesMe ? 'liked' : 'stranger', isPrivate ? 'private' : 'public', 'card');

export const makePicks = ({ db, clock, matchingIndex }: PicksNeeds) => {
  const findHeld = async (): Promise<HeldCards | undefined> => {
    await matchingIndex.built();
    for (let time = 0; time < TRIES; time++) {
      const held = await matchingIndex.upToDate();
      if (held) return held;
    }
    return undefined;
  };

  const findScoring = async (): Promise<Scoring> => {
    const model = await findModel(db);
    return scoringOf(model?.weights.length === FEATURES.length ? model.weights : FIRST_WEIGHTS);
  };

  const findRooms = async (people: People, day: string): Promise<Uint8Array> => {
    const rooms = new Uint8Array(people.ids.length).fill(TODAYS_PICKS);
    const pinned = await kept.listPinned(db, day);
    if (pinned.length === 0) return rooms;
    const numbers = new Map(people.ids.map((id, number) => [id, number]));
    for (const one of pinned) {
      const number = numbers.get(one);
      if (number !== undefined && rooms[number]! > 0) rooms[number]!--;
    }
    return rooms;
  };

  const searchAll = async (held: HeldCards, people: People): Promise<Around> => {
    const now = clock.now();
    const scoring = await findScoring();
    const around = makeAround(people.ids.length, AROUND_MOST);
    let since = performance.now();
    for (let from = 0; from < people.ids.length; from += ASKED_AT_ONCE) {
      const some = people.ids.slice(from, from + ASKED_AT_ONCE);
      for (const [at, apart] of (await kept.listApart(db, some, now)).entries()) {
        const finding = { apart, scoring, now, most: AROUND_MOST, isShown };
        setAround(around, from + at, findAround(held, people, from + at, finding));
        if (performance.now() - since < GO_MS) continue;
        await yielded();
        since = performance.now();
      }
    }
    return around;
  };

  const write = (people: People, day: string, pairs: readonly Pair[]): Promise<void> =>
    db.transaction(async (tx) => {
      await kept.holdPicks(tx);
      if (await kept.isAssigned(tx, day)) return;
      for (let from = 0; from < pairs.length; from += WRITTEN_AT_ONCE) {
        const some = pairs.slice(from, from + WRITTEN_AT_ONCE).map(({ a, b, value }) => {
          const [lowId, highId] = [people.ids[a]!, people.ids[b]!].sort() as [string, string];
          return { lowId, highId, value };
        });
        await kept.savePicks(tx, day, some);
      }
    });

  const pairDay = async (): Promise<void> => {
    const day = dayToAssign(clock.now());
    if (await kept.isAssigned(db, day)) return;
    const held = await findHeld();
    if (!held) return;
    const apart = new Set([...(await kept.listBegun(db, day)), ...(await kept.listPlain(db))]);
    // Whoever is away would see nobody, and take the place of somebody who does.
    const since = later(clock.now(), -HERE_WITHIN_DAYS * DAY_MS);
    const people = listPeople(held, { since, isShown, isApart: (id) => apart.has(id) });
    const rooms = await findRooms(people, day);
    const work = assign(await searchAll(held, people), rooms);
    for (let { done, value } = work.next(); ; { done, value } = work.next()) {
      if (done) return write(people, day, value as Pair[]);
      await yielded();
    }
  };
  let pairing: Promise<void> | undefined;

  return {
    /**
     * Pairs everybody for the day that begins, once; for the timetable. Whoever looked at cards of that day before has theirs
     * already, out of their queue alone. Without the cards in memory nothing happens: it is tried again. Whoever asks while
     * it is done waits for it.
     */
    assignDay(): Promise<void> {
      pairing ??= pairDay().finally(() => {
        pairing = undefined;
      });
      return pairing;
    },

    /** Those of days that are over. */
    forget: (): Promise<void> => kept.removePicks(db, dayOfPicks(clock.now())),
  };
};
export type Picks = ReturnType<typeof makePicks>;
