// Liking, passing and taking a pass back. A match exists exactly when both like and nothing keeps the two apart.

import type { ErrorCode } from '@ijeuwa/contract/errors';
import type { AcceptAnswer, LikeNeed, PotentialMatch } from '@ijeuwa/contract/matching';
import type { Notification } from '@ijeuwa/contract/notifications';
import type * as z from 'zod/mini';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import { isApart } from '#platform/visibility/policy.ts';
import { findRelation } from '#platform/visibility/visibility.ts';
import { findReadiness, findStanding } from '../cards/cards.repository.ts';
import { likeNeedsOf } from '../cards/cards.rules.ts';
import type { FindEntitlement } from '../cards/cards.service.ts';
import type { Deck } from '../deck/deck.service.ts';
import { findFit } from '../deck/fits.repository.ts';
import { hasEntry, removeEntry } from '../deck/queue.repository.ts';
import * as answers from './answers.repository.ts';
import { lockBoth } from './lock-both.ts';
import { findMatchOf, saveMatch } from './matches.repository.ts';
import type { Matches } from './matches.service.ts';
import type { RequestsNotice } from './requests-notice.service.ts';

export type AnswersNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  live: Live;
  notify: Notify;
  findEntitlement: FindEntitlement;
  deck: Deck;
  matches: Matches;
  requests: RequestsNotice;
};
type Answered = z.infer<typeof AcceptAnswer>;
/** What a like has led to, seen by both. */
type Outcome = { matchId?: string; isNew: boolean; notice?: Notification };

const LIKES = { points: 300, seconds: 24 * 3600 };
const person = () => notFound('This person');

const refusalOf = (needs: LikeNeed): AppError => new AppError(...REFUSALS[needs]);
const REFUSALS: Record<LikeNeed, [ErrorCode, string]> = {
  profile: ['profile_incomplete', 'Please complete your profile first.'],
  support: ['forbidden', 'Your card is suspended. Please write to our support.'],
  package: ['package_needed', 'Please choose a package first.'],
  review: ['forbidden', 'Your card is being reviewed. You can like people as soon as it is active.'],
  card: ['forbidden', 'Please show your card first.'],
};

export const makeAnswers = ({
  db,
  clock,
  limits,
  live,
  notify,
  findEntitlement,
  deck,
  matches,
  requests,
}: AnswersNeeds) => {
  /** The person, whom the viewer may be shown; to everybody else they do not exist. */
  const expectFit = async (tx: Queryable, viewerId: string, targetId: string): Promise<void> => {
    const me = await deck.findSeeker(tx, viewerId);
    if (!me) throw new AppError('profile_incomplete', 'Please complete your profile first.');
    if (!(await findFit(tx, me, targetId, clock.now()))) throw person();
  };

  const findNeeds = async (memberId: string): Promise<LikeNeed | null> => {
    const { may } = await findEntitlement(db, memberId);
    return likeNeedsOf(await findStanding(db, memberId), may.like !== undefined);
  };

  const expectReady = async (memberId: string): Promise<void> => {
    if ((await findReadiness(db, memberId))?.relationshipStatus === 'married')
      throw new AppError('forbidden', 'Liking is for people who are free to marry.');
    const needs = await findNeeds(memberId);
    if (needs) throw refusalOf(needs);
  };

  const repeated = async (tx: Queryable, viewerId: string, targetId: string): Promise<Outcome> => {
    if (isApart(await findRelation(tx, viewerId, targetId))) throw person();
    return { matchId: (await findMatchOf(tx, viewerId, targetId))?.id, isNew: false };
  };

  const makeMatch = async (tx: Queryable, viewerId: string, targetId: string): Promise<Outcome> => {
    const matchId = await saveMatch(tx, viewerId, targetId, clock.now());
    for (const memberId of [viewerId, targetId]) {
      const match = await matches.find(tx, memberId, matchId);
      const name = match?.name ?? 'your match';
      await notify(tx, {
        onceKey: `match:${matchId}:${memberId}`,
        category: 'matches',
        memberId,
        bell: {
          type: 'new_match',
          title: 'You got a new match!',
          message: `You and ${name} like each other.`,
          about: matchId,
        },
      });
    }
    await removeEntry(tx, targetId, viewerId);
    await requests.settle(tx, viewerId);
    return { matchId, isNew: true };
  };

  /** Answers whether the other's like was one of those that wait for the viewer. */
  const settleIfLiked = async (tx: Queryable, viewerId: string, targetId: string): Promise<boolean> => {
    if ((await answers.findAnswer(tx, targetId, viewerId)) !== 'like') return false;
    await requests.settle(tx, viewerId);
    return true;
  };

  const likeIn = async (tx: Queryable, viewerId: string, targetId: string): Promise<Outcome> => {
    await lockBoth(tx, viewerId, targetId);
    if ((await answers.findAnswer(tx, viewerId, targetId)) === 'like')
      return repeated(tx, viewerId, targetId);
    await expectFit(tx, viewerId, targetId);
    await answers.saveAnswer(tx, viewerId, targetId, 'like', clock.now());
    await removeEntry(tx, viewerId, targetId);
    const theirs = await answers.findAnswer(tx, targetId, viewerId);
    if (theirs === 'like') return makeMatch(tx, viewerId, targetId);
    if (theirs !== undefined) return { isNew: true };
    await deck.moveToFront(tx, targetId, viewerId);
    return { isNew: true, notice: await requests.ring(tx, targetId) };
  };

  const tell = async (viewerId: string, targetId: string, { matchId, isNew, notice }: Outcome) => {
    if (!isNew) return;
    if (notice) live.toMember(targetId, 'notification', notice);
    if (!matchId) return live.toMember(targetId, 'changed', { what: 'requests' });
    for (const memberId of [viewerId, targetId]) {
      const match = await matches.find(db, memberId, matchId);
      if (match) live.toMember(memberId, 'newMatch', match);
    }
  };

  return {
    async like(viewer: Viewer, targetId: string): Promise<Answered> {
      // What has arrived already is only answered again.
      if ((await answers.findAnswer(db, viewer.memberId, targetId)) !== 'like')
        await expectReady(viewer.memberId);
      if (targetId === viewer.memberId) throw person();
      await limits.take('like', viewer.memberId, LIKES);
      const outcome = await db.transaction((tx) => likeIn(tx, viewer.memberId, targetId));
      if (!outcome.isNew) await limits.giveBack('like', viewer.memberId);
      await tell(viewer.memberId, targetId, outcome);
      const match = outcome.matchId ? await matches.find(db, viewer.memberId, outcome.matchId) : undefined;
      return match ? { matched: true, match } : { matched: false };
    },

    async pass(viewer: Viewer, targetId: string): Promise<void> {
      const { memberId } = viewer;
      if ((await findNeeds(memberId)) === 'support') throw refusalOf('support');
      if (targetId === memberId) throw person();
      const wasLiked = await db.transaction(async (tx) => {
        await lockBoth(tx, memberId, targetId);
        const match = await findMatchOf(tx, memberId, targetId);
        if (match && !match.endedAt)
          throw new AppError('conflict', 'You two are matched. You can end the match in your matches.');
        const before = await answers.findAnswer(tx, memberId, targetId);
        if (!before && !(await hasEntry(tx, memberId, targetId))) await expectFit(tx, memberId, targetId);
        await answers.saveAnswer(tx, memberId, targetId, 'pass', clock.now());
        await removeEntry(tx, memberId, targetId);
        await removeEntry(tx, targetId, memberId);
        if (before === 'like') await requests.settle(tx, targetId);
        return settleIfLiked(tx, memberId, targetId);
      });
      if (wasLiked) live.toMember(memberId, 'changed', { what: 'requests' });
    },

    async undo(viewer: Viewer): Promise<PotentialMatch> {
      const { memberId } = viewer;
      const nothing = () => new AppError('not_found', 'There is no pass to take back.');
      const targetId = await answers.findLastPass(db, memberId);
      if (!targetId) throw nothing();
      return db.transaction(async (tx) => {
        await lockBoth(tx, memberId, targetId);
        if (!(await answers.removeAnswer(tx, memberId, targetId, 'pass'))) throw nothing();
        const card = await deck.takeBack(tx, memberId, targetId);
        if (!card) throw nothing();
        await settleIfLiked(tx, memberId, targetId);
        return card;
      });
    },
  };
};
export type Answers = ReturnType<typeof makeAnswers>;
