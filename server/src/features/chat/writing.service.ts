// Messages as they are written: what waits at one moment in one transaction, each conversation once, and answered after it.
import type { Notification } from '@ijeuwa/contract/notifications';
import { notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { gather } from '#platform/gather.ts';
import type { StandingNotices } from '#platform/notify.ts';
import * as chat from './chat.repository.ts';
import { COUNTED_MAX, messageNotice } from './message-notice.rules.ts';
import * as messages from './messages.repository.ts';

export type WritingNeeds = { db: Database; clock: Clock; standing: StandingNotices };
/** Of somebody who was found free to write a moment ago. */
export type Letter = messages.Draft & { otherId: string; myName: string };
export type Written = messages.Saved & { notice: Notification };

/** `sentBefore`: the sender's own id stands for a message that is there. */
type Outcome = Written | 'sentBefore' | undefined;

export const makeWriting = ({ db, clock, standing }: WritingNeeds) => {
  const ring = async (
    tx: Queryable,
    letters: readonly Letter[],
    saved: ReadonlyMap<string, messages.Saved>,
  ) => {
    const rung = letters.map(({ matchId, otherId, senderId, myName }) => ({
      memberId: otherId,
      type: 'new_message' as const,
      about: matchId,
      tellsOf: senderId,
      ...messageNotice(myName, saved.get(matchId)!.waiting),
    }));
    return rung.length > 0 ? standing.ringAll(tx, rung) : [];
  };

  /** By conversation; undefined where there was no place. */
  const writeIn = (letters: readonly Letter[], which: 'awaited' | 'free'): Promise<Map<string, Outcome>> =>
    db.transaction(async (tx) => {
      const places = await chat.takePlaces(tx, letters, which);
      const placed = letters.flatMap((letter) => {
        const seq = places.get(letter.matchId);
        return seq === undefined ? [] : [{ ...letter, seq }];
      });
      if (placed.length === 0) return new Map();
      const at = { sentAt: clock.now(), most: COUNTED_MAX };
      const saved = await messages.saveMessagesOnce(tx, placed, at);
      const known = placed.filter(({ matchId }) => !saved.has(matchId)).map(({ matchId }) => matchId);
      if (known.length > 0) await chat.giveBackPlaces(tx, known);
      const fresh = placed.filter(({ matchId }) => saved.has(matchId));
      const notices = await ring(tx, fresh, saved);
      const outcomes = new Map<string, Outcome>(known.map((matchId) => [matchId, 'sentBefore']));
      for (const [at, { matchId }] of fresh.entries())
        outcomes.set(matchId, { ...saved.get(matchId)!, notice: notices[at]! });
      return outcomes;
    });

  /** Waits for whoever holds the conversation: an end of the match has won then, and there is no place. */
  const writeAlone = async (letter: Letter): Promise<Written | 'sentBefore'> => {
    const outcome = (await writeIn([letter], 'awaited')).get(letter.matchId);
    if (!outcome) throw notFound('This conversation');
    return outcome;
  };

  const writeTogether = gather<Letter, Outcome>({
    // One place in a conversation, and one row of the bell: nobody is waited for who waits for another row of this.
    keysOf: ({ matchId, otherId }) => [matchId, otherId],
    async doAll(letters) {
      // What cannot be kept of one is found alone, and is nobody else's failure.
      const written = await writeIn(letters, 'free').catch(() => new Map<string, Outcome>());
      return letters.map(({ matchId }) => written.get(matchId));
    },
  });

  return {
    write: async (letter: Letter): Promise<Written | 'sentBefore'> =>
      (await writeTogether(letter)) ?? writeAlone(letter),
  };
};
