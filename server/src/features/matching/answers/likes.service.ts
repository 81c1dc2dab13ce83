// A like from end to end. A match exists exactly when both like and nothing keeps the two apart.

import type { Liking } from '@ijeuwa/contract/likes';
import type { AcceptAnswer, Match } from '@ijeuwa/contract/matching';
import type { Notification } from '@ijeuwa/contract/notifications';
import type * as z from 'zod/mini';
import { AppError } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import { maySee } from '#platform/visibility/visibility.ts';
import { likeNeedsOf } from '../cards/cards.rules.ts';
import type { Deck } from '../deck/deck.service.ts';
import * as likes from './likes.repository.ts';
import { lockBoth } from './lock-both.ts';
import { matchNotice } from './match-notice.ts';
import { findMatchOf } from './matches.repository.ts';
import type { Matches } from './matches.service.ts';
import type { Note, Notes } from './notes.service.ts';
import { overtaken, person, refusalOf } from './refusals.ts';
import type { RequestsNotice } from './requests-notice.service.ts';

export type LikesNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  live: Live;
  notify: Notify;
  publicUrl: string;
  mayLike: likes.MayLike;
  deck: Deck;
  matches: Matches;
  requests: RequestsNotice;
  notes: Notes;
};
type Answered = z.infer<typeof AcceptAnswer>;
/** What a like has led to: the match as each of the two sees it, or what the bell of the other says. */
type Outcome = {
  isNew: boolean;
  isMatch: boolean;
  seen?: Map<string, Match>;
  notice?: Notification;
  tellNotes?: () => void;
};

const LIKES = { points: 300, seconds: 24 * 3600 };

export const makeLikes = ({
  db,
  clock,
  limits,
  live,
  notify,
  publicUrl,
  mayLike,
  deck,
  matches,
  requests,
  notes,
}: LikesNeeds) => {
  const expectReady = ({ married, mayLike: holds, ...standing }: likes.LikeStanding): void => {
    if (married) throw new AppError('forbidden', 'Liking is for people who are free to marry.');
    const needs = likeNeedsOf(standing, holds);
    if (needs) throw refusalOf(needs);
  };

  const repeated = async (tx: Queryable, { viewerId, targetId }: likes.Asked): Promise<Outcome> => {
    if (!(await maySee(tx, 'profile', viewerId, targetId))) throw person();
    const made = await findMatchOf(tx, viewerId, targetId);
    return {
      isNew: false,
      isMatch: made !== undefined,
      seen: made && (await matches.findAsBoth(tx, made.id)),
    };
  };

  const likeIn = async (
    tx: Queryable,
    asked: likes.Asked,
    shownAt: Date,
    liking?: Liking,
  ): Promise<Outcome> => {
    const { viewerId, targetId } = asked;
    const { mine, mineAt, toldAt, theirs, theirNote } = await lockBoth(tx, viewerId, targetId);
    if (mine === 'like') return repeated(tx, asked);
    if (mineAt && mineAt > shownAt) throw overtaken();
    await deck.expectFit(tx, viewerId, targetId);
    const now = clock.now();
    const liked = liking && (await notes.quote(tx, targetId, liking));
    const matchId = await likes.saveLike(tx, asked, theirs === 'like', now, liked);
    if (matchId) {
      const seen = await matches.findAsBoth(tx, matchId);
      const noticeOf = (memberId: string, otherId: string) =>
        matchNotice({ matchId, memberId, otherId, name: seen.get(memberId)?.name, publicUrl });
      await notify(tx, noticeOf(viewerId, targetId), noticeOf(targetId, viewerId));
      await requests.settleHeld(tx, viewerId);
      // Under the lock of the pair theirs was written before.
      const written: Note[] = [];
      if (theirNote) written.push({ senderId: targetId, otherId: viewerId, ...theirNote });
      if (liked?.note) written.push({ senderId: viewerId, otherId: targetId, text: liked.note, sentAt: now });
      const tellNotes = written.length > 0 ? await notes.open(tx, matchId, written, seen) : undefined;
      return { isNew: true, isMatch: true, seen, tellNotes };
    }
    if (theirs === 'pass') return { isNew: true, isMatch: false };
    await deck.moveToFront(tx, targetId, viewerId);
    const isToldAlready = toldAt !== null && toldAt > later(now, -DAY_MS);
    const notice = await requests.ringHeld(tx, targetId, { isToldAlready });
    return { isNew: true, isMatch: false, notice };
  };

  /** After the commit. */
  const tell = ({ viewerId, targetId }: likes.Asked, outcome: Outcome): void => {
    const { isNew, isMatch, seen, notice, tellNotes } = outcome;
    if (!isNew) return;
    if (notice) live.toMember(targetId, 'notification', notice);
    if (!isMatch) live.toMember(targetId, 'changed', { what: 'requests' });
    for (const memberId of [viewerId, targetId]) {
      const match = seen?.get(memberId);
      if (match) live.toMember(memberId, 'newMatch', match);
    }
    tellNotes?.();
  };

  /** What nothing was written for counts for nothing: neither what was there before, nor what was refused. */
  const counted = async (
    viewerId: string,
    writes: boolean,
    deed: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    await limits.take('like', viewerId, LIKES);
    let written = false;
    let noted = false;
    try {
      if (writes) await notes.take(viewerId);
      noted = writes;
      const outcome = await deed();
      written = outcome.isNew;
      return outcome;
    } finally {
      if (!written) await limits.giveBack('like', viewerId);
      if (!written && noted) await notes.giveBack(viewerId);
    }
  };

  return {
    /** Of a card that was shown so long ago: a pass given since, in another tab or on another device, stands. */
    async like(
      { memberId: viewerId }: Viewer,
      targetId: string,
      { shownMs = 0 }: { shownMs?: number } = {},
      liking?: Liking,
    ): Promise<Answered> {
      const asked = { viewerId, targetId };
      const standing = await likes.findLikeStanding(db, asked, mayLike, clock.now());
      // What has arrived already is only answered again.
      if (!standing.liked) expectReady(standing);
      if (targetId === viewerId) throw person();
      // What was not asked whether it may be written is not written, should the like have gone meanwhile.
      const added = standing.liked ? undefined : liking;
      const writes = added?.note !== undefined;
      const shownAt = new Date(clock.now().getTime() - shownMs);
      const outcome = await counted(viewerId, writes, () =>
        db.transaction((tx) => likeIn(tx, asked, shownAt, added)),
      );
      tell(asked, outcome);
      const match = outcome.seen?.get(viewerId);
      return match ? { matched: true, match } : { matched: false };
    },
  };
};
export type Likes = ReturnType<typeof makeLikes>;
