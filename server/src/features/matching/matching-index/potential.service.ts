// Finds who fits a viewer both ways, the best first.
import { QUEUE_LENGTH } from '@ijeuwa/contract/matching';
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { shows } from '#platform/visibility/policy.ts';
import type { Facts } from '../card-facts.rules.ts';
import { type Fit, findFit, isAmong, readFitsAmong, readReachedAmong } from '../deck/fits.repository.ts';
import { type History, historyOfAll } from '../deck/history.repository.ts';
import type { Standing } from '../deck/placing.rules.ts';
import type { Asking } from '../deck/reasons.rules.ts';
import { chancesOf, rankOf } from '../deck/score.rules.ts';
import type { Learning } from '../learning/learning.service.ts';
import { asCard } from './card.rules.ts';
import type { HeldCards } from './held-cards.rules.ts';
import type { MatchingIndex } from './matching-index.service.ts';
import { bestOfPacked } from './packed-best.rules.ts';
import { countCandidates, listCandidates } from './packed-cards.repository.ts';
import { type Between, type Found, type Seeker, searchCards } from './search.rules.ts';

/** So many candidates of SQL are scored, whoever was here last; up to here the best are exact. */
const CANDIDATES_MAX = 5000;

/** `chance`: that the two match, were both shown each other. */
export type Ranked = Fit & { rank: number; chance: number };

type Reached = Pick<History, 'also' | 'everywhere'>;

export type PotentialNeeds = { clock: Clock; matchingIndex: MatchingIndex; learning: Learning };

/** As `isCardShown` says it in SQL. */
const isShown = (isPrivate: boolean, likesMe: boolean): boolean =>
  shows(likesMe ? 'liked' : 'stranger', isPrivate ? 'private' : 'public', 'card');

export const makePotential = ({ clock, matchingIndex, learning }: PotentialNeeds) => {
  const secondsNow = (): number => clock.now().getTime() / 1000;

  const ranked = ({ me, mine, scoring }: Seeker, fit: Fit): Ranked => {
    const [my, their] = [asCard(me, mine), asCard(fit, fit.leant)];
    const chances = chancesOf(my, their, scoring);
    return {
      ...fit,
      rank: rankOf(my, their, { lastActive: fit.lastActive, likesMe: fit.liked }, scoring, secondsNow()),
      chance: chances.mine * chances.theirs,
    };
  };

  const rankedAmong = async (
    tx: Queryable,
    seeker: Seeker,
    among: readonly Standing[],
    reach?: Reached,
  ): Promise<Ranked[]> => {
    const now = clock.now();
    const fits = reach
      ? await readReachedAmong(tx, seeker.me, now, among, reach)
      : await readFitsAmong(tx, seeker.me, now, among);
    return fits
      .map((fit) => ranked(seeker, fit))
      .sort((a, b) => b.rank - a.rank || (a.memberId < b.memberId ? -1 : 1));
  };

  const asked = (me: Facts, now: Date) => ({
    history: historyOfAll(me.memberId, now),
    most: CANDIDATES_MAX,
  });

  return {
    /** What is in memory, up to date, to hand to `list`: asked for outside of any transaction. */
    upToDate: matchingIndex.upToDate,

    /** The best of all who fit, and how many they are: of the cards in memory, or of SQL where these are not there. */
    async list(tx: Queryable, seeker: Seeker, between: Between, held?: HeldCards): Promise<Found> {
      const now = clock.now();
      const most = QUEUE_LENGTH;
      if (held) return searchCards(held, seeker, { between, now, most, isShown });
      const candidates = await listCandidates(tx, seeker.me, now, asked(seeker.me, now));
      return bestOfPacked(seeker, candidates, { now, most });
    },

    /** Of these whoever fits as they are now, by the id. */
    async readAmong(tx: Queryable, seeker: Seeker, among: readonly Standing[]): Promise<Map<string, Ranked>> {
      const fits = await rankedAmong(tx, seeker, among);
      return new Map(fits.map((fit) => [fit.memberId, fit]));
    },

    /** The best of all whom somebody may meet who goes further for them than their deck does; of SQL. */
    async listReached(tx: Queryable, me: Facts, history: History): Promise<Ranked[]> {
      const now = clock.now();
      const candidates = await listCandidates(tx, me, now, { history, most: CANDIDATES_MAX });
      const seeker = await learning.describe(tx, me);
      const { best } = bestOfPacked(seeker, candidates, { now, most: QUEUE_LENGTH });
      return rankedAmong(tx, seeker, best, history);
    },

    /** Of these whoever fits, and is neither answered nor kept apart; the best first. */
    async listAmong(tx: Queryable, me: Facts, ids: readonly string[]): Promise<Ranked[]> {
      const now = clock.now();
      const among = { ...asked(me, now), conditions: [isAmong(ids)] };
      const seeker = await learning.describe(tx, me);
      const { best } = bestOfPacked(seeker, await listCandidates(tx, me, now, among), {
        now,
        most: ids.length,
      });
      return rankedAmong(tx, seeker, best);
    },

    /** Those who like the viewer and wait for an answer, the best first. */
    async listLikers(tx: Queryable, me: Facts, most: number): Promise<Ranked[]> {
      const now = clock.now();
      const all = asked(me, now);
      const likers = { ...all, conditions: [all.history.liked] };
      const seeker = await learning.describe(tx, me);
      const { best } = bestOfPacked(seeker, await listCandidates(tx, me, now, likers), { now, most });
      return rankedAmong(tx, seeker, best);
    },

    countLikers(tx: Queryable, me: Facts, most: number): Promise<number> {
      const now = clock.now();
      const history = historyOfAll(me.memberId, now);
      return countCandidates(tx, me, now, { history, conditions: [history.liked], most });
    },

    /** One person, whatever the two have answered so far. */
    async find(
      tx: Queryable,
      me: Facts,
      targetId: string,
    ): Promise<{ asking: Asking; fit: Ranked } | undefined> {
      const fit = await findFit(tx, me, targetId, clock.now());
      if (!fit) return undefined;
      const seeker = await learning.describe(tx, me);
      return { asking: seeker.me, fit: ranked(seeker, fit) };
    },
  };
};
export type Potential = ReturnType<typeof makePotential>;
