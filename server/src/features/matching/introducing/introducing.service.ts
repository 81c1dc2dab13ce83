// What a matchmaker needs of matching: who fits a member both ways, one card for one of the two, and the match itself.
import type { Match, PotentialMatch } from '@ijeuwa/contract/matching';
import { nobodyOrTens } from '@ijeuwa/contract/pool';
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import { findRelation, hidesCard, maySee } from '#platform/visibility/visibility.ts';
import { holdRequests } from '../answers/answers.repository.ts';
import { saveLike } from '../answers/likes.repository.ts';
import { lockBoth } from '../answers/lock-both.ts';
import { matchNotice } from '../answers/match-notice.ts';
import { findMatchOf } from '../answers/matches.repository.ts';
import type { Matches } from '../answers/matches.service.ts';
import type { RequestsNotice } from '../answers/requests-notice.service.ts';
import { isInSight } from '../card-index.repository.ts';
import type { Cards } from '../cards/cards.service.ts';
import type { Deck } from '../deck/deck.service.ts';
import { findFit } from '../deck/fits.repository.ts';
import { historyOfAll, historyOfOne, historyWith, type Reach, reaching } from '../deck/history.repository.ts';
import { countPool } from '../deck/pool.repository.ts';
import type { Potential } from '../matching-index/potential.service.ts';

export type IntroducingNeeds = {
  clock: Clock;
  live: Live;
  notify: Notify;
  publicUrl: string;
  cards: Cards;
  deck: Deck;
  potential: Potential;
  matches: Matches;
  requests: RequestsNotice;
};
type Two = { viewerId: string; personId: string };
/** What two people are introduced by: `consented`, the person said yes to this very viewer. */
type Way = { reach: Reach; consented?: boolean };
export type Introduced = { matchId: string; tell: () => void };

export const makeIntroducing = ({
  clock,
  live,
  notify,
  publicUrl,
  cards,
  deck,
  potential,
  matches,
  requests,
}: IntroducingNeeds) => {
  /** A yes counts as a like does: then a private card is shown too. */
  const fitOf = async (tx: Queryable, { viewerId, personId }: Two, { reach, consented = false }: Way) => {
    const me = await deck.findSeeker(tx, viewerId);
    if (!me) return undefined;
    const read = (history: typeof historyOfOne) =>
      findFit(tx, me, personId, clock.now(), reaching(history, reach));
    if (!consented) return { me, fit: await read(historyOfOne) };
    const apart = hidesCard(await findRelation(tx, viewerId, personId));
    return { me, fit: apart ? undefined : await read(historyWith('liked')) };
  };

  const mayMeet = async (
    tx: Queryable,
    clientId: string,
    otherId: string,
    reach: Reach,
  ): Promise<boolean> => {
    const there = await fitOf(tx, { viewerId: clientId, personId: otherId }, { reach });
    const back =
      there?.fit && (await fitOf(tx, { viewerId: otherId, personId: clientId }, { reach, consented: true }));
    return back?.fit !== undefined;
  };

  return {
    /** In tens, as for whoever asks about their own pool, but nobody is said as nobody: VIP is paid by it. Null without a profile to look by. */
    async countFits(tx: Queryable, memberId: string): Promise<number | null> {
      const me = await deck.findSeeker(tx, memberId);
      return me ? nobodyOrTens((await countPool(tx, me, clock.now())).fits) : null;
    },

    /** All who may be shown to the member now, the best first; the member's own deck stays as it is. */
    async listBest(tx: Queryable, memberId: string, reach: Reach): Promise<string[]> {
      const me = await deck.findSeeker(tx, memberId);
      if (!me) return [];
      const history = reaching(historyOfAll(memberId, clock.now()), reach);
      return (await potential.listReached(tx, me, history)).map((fit) => fit.memberId);
    },

    /** Each is shown, and fits, the other: both cards are there, and nothing keeps the two apart. */
    mayMeet,

    /**
     * They were parted, or do not fit as they are now. A card that is out of sight (paused, private, of somebody who is
     * leaving) and a client who sees nobody for now are back in a while: of them nothing is known yet.
     */
    async isApart(tx: Queryable, clientId: string, otherId: string, reach: Reach): Promise<boolean> {
      if (hidesCard(await findRelation(tx, clientId, otherId))) return true;
      if (!(await isInSight(tx, otherId))) return false;
      const there = await fitOf(tx, { viewerId: clientId, personId: otherId }, { reach, consented: true });
      return there !== undefined && !there.fit;
    },

    /** The card of somebody for whom a matchmaker works, with or without a package. */
    begin: (tx: Queryable, memberId: string): Promise<void> =>
      cards.begin(tx, memberId, { withoutPackage: true }),

    /** Undefined where the person may not be shown to the viewer, or the two do not fit (any more). */
    async findCard(tx: Queryable, two: Two, way: Way): Promise<PotentialMatch | undefined> {
      const found = await fitOf(tx, two, way);
      if (!found?.fit) return undefined;
      const [card] = await deck.present(tx, found.me, [found.fit]);
      if (!card || (await maySee(tx, 'photos', two.viewerId, two.personId))) return card;
      // A private card is shown by a yes; its photos come with the match.
      return { ...card, images: [] };
    },

    /**
     * Both have said yes to the matchmaker: both likes at once, and the match. What a package allows to like is not
     * asked; whatever else keeps two people apart is, both ways. Undefined where something does. `tell` after the commit.
     */
    async introduce(
      tx: Queryable,
      clientId: string,
      otherId: string,
      reach: Reach,
    ): Promise<Introduced | undefined> {
      const { mine, theirs } = await lockBoth(tx, clientId, otherId);
      const before = await findMatchOf(tx, clientId, otherId);
      if (before) return before.endedAt ? undefined : { matchId: before.id, tell: () => {} };
      if (!(await mayMeet(tx, clientId, otherId, reach))) return undefined;
      for (const one of [clientId, otherId].sort()) await holdRequests(tx, one);
      const now = clock.now();
      const [client, other] = [
        { viewerId: clientId, targetId: otherId },
        { viewerId: otherId, targetId: clientId },
      ];
      const last = theirs === 'like' ? client : other;
      if (theirs !== 'like' && mine !== 'like') await saveLike(tx, client, false, now);
      const matchId = (await saveLike(tx, last, true, now))!;
      const seen: Map<string, Match> = await matches.findAsBoth(tx, matchId);
      const noticeOf = (memberId: string, partnerId: string) =>
        matchNotice({ matchId, memberId, otherId: partnerId, name: seen.get(memberId)?.name, publicUrl });
      await notify(tx, noticeOf(clientId, otherId), noticeOf(otherId, clientId));
      for (const one of [clientId, otherId]) await requests.settleHeld(tx, one);
      const tell = () => {
        for (const [memberId, match] of seen) live.toMember(memberId, 'newMatch', match);
      };
      return { matchId, tell };
    },
  };
};
export type Introducing = ReturnType<typeof makeIntroducing>;
