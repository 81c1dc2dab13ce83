// Finds who fits a viewer both ways, the best first.
import { QUEUE_LENGTH } from '@ijeuwa/contract/matching';
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { shows } from '#platform/visibility/policy.ts';
import type { Facts } from '../card-facts.rules.ts';
import { type Fit, findFit, readFitsAmong } from '../deck/fits.repository.ts';
import { historyOfAll } from '../deck/history.repository.ts';
import { chancesOf, type Leant, rankOf, type Scoring } from '../deck/score.rules.ts';
import type { Learning } from '../learning/learning.service.ts';
import { keepBest } from './best.rules.ts';
import { asCard, loadCard, makeCard } from './card.rules.ts';
import { comesBefore, idAt, isRead, makeColumns, openPacked, readCard, readId } from './columns.rules.ts';
import type { HeldCards } from './held-cards.rules.ts';
import type { MatchingIndex } from './matching-index.service.ts';
import { type Candidates, countCandidates, listCandidates, readBetween } from './packed-cards.repository.ts';
import { type Found, searchCards } from './search.rules.ts';

/** So many candidates of SQL are scored, whoever was here last; up to here the best are exact. */
const CANDIDATES_MAX = 5000;

/** `chance`: that the two match, were both shown each other. */
export type Ranked = Fit & { rank: number; chance: number };

export type PotentialNeeds = { clock: Clock; matchingIndex: MatchingIndex; learning: Learning };
/** A viewer, what was learnt of them, and what chances are reckoned with. */
type Seeker = { me: Facts; mine: Leant; scoring: Scoring };

/** As `isCardShown` says it in SQL. */
const isShown = (isPrivate: boolean, likesMe: boolean): boolean =>
  shows(likesMe ? 'liked' : 'stranger', isPrivate ? 'private' : 'public', 'card');

export const makePotential = ({ clock, matchingIndex, learning }: PotentialNeeds) => {
  const secondsNow = (): number => clock.now().getTime() / 1000;

  const seekerOf = async (tx: Queryable, me: Facts): Promise<Seeker> => ({
    me,
    ...(await learning.findScoring(tx, me.memberId)),
  });

  const ranked = ({ me, mine, scoring }: Seeker, fit: Fit): Ranked => {
    const [my, their] = [asCard(me, mine), asCard(fit, fit.leant)];
    const chances = chancesOf(my, their, scoring);
    return {
      ...fit,
      rank: rankOf(my, their, { lastActive: fit.lastActive, likesMe: fit.liked }, scoring, secondsNow()),
      chance: chances.mine * chances.theirs,
    };
  };

  const bestOf = (
    { me, mine: own, scoring }: Seeker,
    { cards, liked, count }: Candidates,
    most: number,
  ): Found => {
    const columns = makeColumns(Math.min(count, CANDIDATES_MAX));
    const best = keepBest(most, (one, other) => comesBefore(columns, one, other));
    const [mine, theirs, id] = [asCard(me, own), makeCard(), new Uint32Array(4)];
    const packed = openPacked(cards ?? new Uint8Array());
    for (let at = 0; !isRead(packed); at++) {
      readId(packed, id);
      readCard(packed, id, columns, at);
      loadCard(columns, at, theirs);
      const known = { lastActive: theirs.lastActive, likesMe: at < liked };
      best.offer(at, rankOf(mine, theirs, known, scoring, secondsNow()));
    }
    const found = best.list().map(({ at }) => ({ id: idAt(columns, at), likesMe: at < liked }));
    return {
      ids: found.map((one) => one.id),
      likedIds: found.filter((one) => one.likesMe).map((one) => one.id),
      count,
    };
  };

  const rankedAmong = async (tx: Queryable, seeker: Seeker, found: Found): Promise<Ranked[]> => {
    const fits = await readFitsAmong(tx, seeker.me, clock.now(), found);
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
    async list(tx: Queryable, me: Facts, held?: HeldCards): Promise<{ fits: Ranked[]; count: number }> {
      const now = clock.now();
      const seeker = await seekerOf(tx, me);
      const { mine, scoring } = seeker;
      const found = held
        ? searchCards(held, me, {
            mine,
            scoring,
            between: await readBetween(tx, me.memberId, now),
            now,
            most: QUEUE_LENGTH,
            isShown,
          })
        : bestOf(seeker, await listCandidates(tx, me, now, asked(me, now)), QUEUE_LENGTH);
      return { fits: await rankedAmong(tx, seeker, found), count: found.count };
    },

    /** Those who like the viewer and wait for an answer, the best first. */
    async listLikers(tx: Queryable, me: Facts, most: number): Promise<Ranked[]> {
      const now = clock.now();
      const all = asked(me, now);
      const likers = { ...all, conditions: [all.history.liked] };
      const seeker = await seekerOf(tx, me);
      return rankedAmong(tx, seeker, bestOf(seeker, await listCandidates(tx, me, now, likers), most));
    },

    countLikers(tx: Queryable, me: Facts, most: number): Promise<number> {
      const now = clock.now();
      const history = historyOfAll(me.memberId, now);
      return countCandidates(tx, me, now, { history, conditions: [history.liked], most });
    },

    /** One person, whatever the two have answered so far. */
    async find(tx: Queryable, me: Facts, targetId: string): Promise<Ranked | undefined> {
      const fit = await findFit(tx, me, targetId, clock.now());
      return fit && ranked(await seekerOf(tx, me), fit);
    },
  };
};
export type Potential = ReturnType<typeof makePotential>;
