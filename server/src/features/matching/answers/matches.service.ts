// Matches as their two people see them, and how two people are separated.

import { ageOn } from '@ijeuwa/contract/age';
import { likenessOf } from '@ijeuwa/contract/likeness';
import type { Match } from '@ijeuwa/contract/matching';
import { notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import type { StandingNotices } from '#platform/notify.ts';
import type { PhotoAddress } from '#platform/photo-address.ts';
import { markQueueStale } from '../card-index.repository.ts';
import type { Deck } from '../deck/deck.service.ts';
import { removeEntry } from '../deck/queue.repository.ts';
import * as answers from './answers.repository.ts';
import { lockBoth } from './lock-both.ts';
import * as matches from './matches.repository.ts';
import type { RequestsNotice } from './requests-notice.service.ts';

export type MatchesNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  photoAddress: PhotoAddress;
  standing: StandingNotices;
  requests: RequestsNotice;
  deck: Deck;
};

/** What else ends in the transaction in which one of the two ends their match. */
type Parted = (tx: Queryable, matchId: string, byId: string, otherId: string) => Promise<void>;

export const makeMatches = ({ db, clock, live, photoAddress, standing, requests, deck }: MatchesNeeds) => {
  const followers: Parted[] = [];
  const toMatch = (row: matches.MatchRow): Match => ({
    _id: row.id,
    name: row.name,
    image: row.photoId ? photoAddress.of(row.viewerId, row.photoId, 's') : null,
    photo: row.photoId ? photoAddress.of(row.viewerId, row.photoId, 'l') : null,
    likeness: likenessOf(row.gender),
    member: row.memberId,
    location: row.location,
    profession: row.profession,
    age: ageOn(row.birthMonth, clock.now()),
    matchedAt: row.matchedAt.toISOString(),
    last: row.lastAt && { at: row.lastAt.toISOString(), mine: row.lastMine ?? false },
    celebrated: row.celebrated,
    demonstration: row.demonstration,
  });

  /**
   * Ends what is between the two, under the lock of the pair; the caller's like is gone, so that only a new one
   * could match them. Answers the match that has ended, for `tellEnded` after the commit.
   */
  const separate = async (tx: Queryable, memberId: string, otherId: string): Promise<string | undefined> => {
    await lockBoth(tx, memberId, otherId);
    const ended = await matches.endMatchOf(tx, memberId, otherId, clock.now());
    await answers.removeAnswer(tx, memberId, otherId, 'like');
    // What waits in the other's queue is looked at again as it leaves, as of whoever pauses: an answer to the card that stands
    // on their screen, and the figure beside it, tell nobody that they were parted.
    await removeEntry(tx, memberId, otherId);
    for (const [one, apartFrom] of [
      [memberId, otherId],
      [otherId, memberId],
    ].sort() as [string, string][]) {
      if (ended) await standing.remove(tx, one, ended);
      await requests.settle(tx, one, apartFrom);
    }
    if (ended) for (const follow of followers) await follow(tx, ended, memberId, otherId);
    return ended;
  };

  const toldAfter: (() => Promise<void>)[] = [];
  /** Without a match the other one hears nothing: nobody is told that somebody has blocked them. */
  const tellEnded = async (matchId: string | undefined, memberId: string, otherId: string): Promise<void> => {
    if (!matchId) return live.toMember(memberId, 'changed', { what: 'requests' });
    for (const one of [memberId, otherId]) live.toMember(one, 'matchEnded', { matchId });
    for (const told of toldAfter) await told();
  };

  return {
    separate,
    tellEnded,
    followEnd: (told: Parted): void => void followers.push(told),
    /** For a room that keeps something of two: told after the commit. */
    followEnded: (told: () => Promise<void>): void => void toldAfter.push(told),
    listPartners: matches.listPartners,

    /** The two may be shown to each other again. */
    async rejoin(tx: Queryable, memberId: string, otherId: string): Promise<void> {
      for (const one of [memberId, otherId].sort()) await markQueueStale(tx, one);
    },

    /**
     * Whether the two are shown to each other has changed without a word to either: decks and counts follow. What they
     * have answered stays, and counts while they are shown.
     */
    async follow(tx: Queryable, memberId: string, otherId: string): Promise<void> {
      await lockBoth(tx, memberId, otherId);
      for (const [one, other] of [
        [memberId, otherId],
        [otherId, memberId],
      ].sort() as [string, string][]) {
        await removeEntry(tx, one, other);
        await markQueueStale(tx, one);
        await requests.settle(tx, one);
      }
    },

    /** By member: the match as each of its two people sees it. */
    async findAsBoth(tx: Queryable, matchId: string): Promise<Map<string, Match>> {
      const rows = await matches.findMatchAsBoth(tx, matchId);
      return new Map(rows.map((row) => [row.viewerId, toMatch(row)]));
    },

    async list(viewer: Viewer): Promise<Match[]> {
      const rows = await matches.listMatches(db, viewer.memberId);
      return rows.map(toMatch);
    },

    /** The moment is the caller's once; then it says why the two may fit. */
    async celebrate(viewer: Viewer, matchId: string): Promise<{ first: boolean; reasons: string[] }> {
      const first = await matches.recordCelebrationOnce(db, viewer.memberId, matchId, clock.now());
      if (first === undefined) throw notFound('This match');
      const otherId = first && (await matches.findPartner(db, viewer.memberId, matchId));
      return { first, reasons: otherId ? await deck.findReasons(db, viewer.memberId, otherId) : [] };
    },

    /** For a room in which the two have become more to each other: neither gets the moment any more. */
    async passMoment(tx: Queryable, memberIds: readonly string[], matchId: string): Promise<void> {
      for (const memberId of memberIds)
        await matches.recordCelebrationOnce(tx, memberId, matchId, clock.now());
    },

    async end(viewer: Viewer, matchId: string): Promise<void> {
      const otherId = await matches.findPartner(db, viewer.memberId, matchId);
      if (!otherId) throw notFound('This match');
      const ended = await db.transaction((tx) => separate(tx, viewer.memberId, otherId));
      await tellEnded(ended, viewer.memberId, otherId);
    },
  };
};
export type Matches = ReturnType<typeof makeMatches>;
