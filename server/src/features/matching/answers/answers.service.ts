// Passing on somebody, and taking a pass back.

import type { PotentialMatch } from '@ijeuwa/contract/matching';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import { maySee } from '#platform/visibility/visibility.ts';
import { findStanding } from '../cards/cards.repository.ts';
import type { Deck } from '../deck/deck.service.ts';
import { hasEntry, removeEntry } from '../deck/queue.repository.ts';
import * as answers from './answers.repository.ts';
import { removePart } from './liked-parts.repository.ts';
import { lockBoth } from './lock-both.ts';
import { findMatchOf } from './matches.repository.ts';
import { refusalOf } from './refusals.ts';
import type { RequestsNotice } from './requests-notice.service.ts';

export type AnswersNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  limits: Pick<Limits, 'take'>;
  deck: Deck;
  requests: RequestsNotice;
};

/** Passes and undos together: more than anybody who reads cards. */
const PASSES = { points: 600, seconds: 3600 };

export const makeAnswers = ({ db, clock, live, limits, deck, requests }: AnswersNeeds) => {
  /** Answers whether the other's like was one of those that wait for the viewer. */
  const settleIfLiked = async (
    tx: Queryable,
    viewerId: string,
    theirs: answers.AnswerKind | null,
  ): Promise<boolean> => {
    if (theirs !== 'like') return false;
    await requests.settle(tx, viewerId);
    return true;
  };

  return {
    async pass(viewer: Viewer, targetId: string): Promise<void> {
      const { memberId } = viewer;
      await limits.take('pass', memberId, PASSES);
      if ((await findStanding(db, memberId)).card === 'suspended') throw refusalOf('support');
      if (targetId === memberId) return;
      const wasLiked = await db.transaction(async (tx) => {
        const { mine, theirs } = await lockBoth(tx, memberId, targetId);
        const match = await findMatchOf(tx, memberId, targetId);
        // One that is not shown any more counts as past: the answer tells nobody why the other is not there.
        const matched = match !== undefined && !match.endedAt;
        if (matched && (await maySee(tx, 'conversation', memberId, targetId)))
          throw new AppError('conflict', 'You two are matched. You can end the match in your matches.');
        const known = mine || matched || (await hasEntry(tx, memberId, targetId));
        // Who has gone from a card that still stands on a screen, or never was there, is answered alike, and nothing is kept.
        if (!known && !(await deck.fits(tx, memberId, targetId))) return false;
        await answers.savePass(tx, memberId, targetId, clock.now());
        await removeEntry(tx, memberId, targetId);
        await removeEntry(tx, targetId, memberId);
        if (mine === 'like') {
          await removePart(tx, memberId, targetId);
          await requests.settle(tx, targetId);
        }
        return settleIfLiked(tx, memberId, theirs);
      });
      if (wasLiked) live.toMember(memberId, 'changed', { what: 'requests' });
    },

    async undo(viewer: Viewer): Promise<PotentialMatch> {
      const { memberId } = viewer;
      await limits.take('pass', memberId, PASSES);
      const nothing = () => new AppError('not_found', 'There is no pass to take back.');
      const targetId = await answers.findLastPass(db, memberId);
      if (!targetId) throw nothing();
      return db.transaction(async (tx) => {
        const { theirs } = await lockBoth(tx, memberId, targetId);
        if (!(await answers.removeAnswer(tx, memberId, targetId, 'pass'))) throw nothing();
        const card = await deck.takeBack(tx, memberId, targetId);
        if (!card) throw nothing();
        await settleIfLiked(tx, memberId, theirs);
        return card;
      });
    },
  };
};
export type Answers = ReturnType<typeof makeAnswers>;
