// The one notice about the likes that wait for an answer: it counts them, names nobody, and goes with the last one.

import type { Queryable } from '#platform/database/connect.ts';
import { type StandingNotices, wordsOfCount } from '#platform/notify.ts';
import * as answers from './answers.repository.ts';

const ABOUT = 'match-requests';

const WORDS = {
  one: { title: 'Somebody likes you', message: 'See who it is, and answer.' },
  many: { title: '{n} people like you', message: 'See who they are, and answer.' },
};

export const makeRequestsNotice = ({ standing }: { standing: StandingNotices }) => {
  const about = (memberId: string) => ({ memberId, type: 'new_like', about: ABOUT }) as const;
  /** For whoever holds the member's requests already. */
  const settleHeld = (tx: Queryable, memberId: string, apartFrom?: string): Promise<void> =>
    standing.settleCounted(tx, about(memberId), answers.waitingLikes(memberId, apartFrom), WORDS);

  return {
    settleHeld,

    /**
     * A new like rings, one that the same person gave and took back within the day is only counted; whoever saved it
     * holds the member's requests.
     */
    async ringHeld(tx: Queryable, memberId: string, { isToldAlready }: { isToldAlready: boolean }) {
      const words = wordsOfCount(WORDS, await answers.countWaitingLikes(tx, memberId));
      if (!isToldAlready) return standing.ring(tx, about(memberId), words);
      await standing.hush(tx, about(memberId), words);
      return undefined;
    },

    /** After an answer, a return or a parting; `apartFrom` is one who is about to be kept apart. */
    async settle(tx: Queryable, memberId: string, apartFrom?: string): Promise<void> {
      await answers.holdRequests(tx, memberId);
      await settleHeld(tx, memberId, apartFrom);
    },
  };
};
export type RequestsNotice = ReturnType<typeof makeRequestsNotice>;
