// The notes that come with likes: each counts as a first message, and opens the conversation of the match.
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import * as chat from './chat.repository.ts';
import { tellOfMessage } from './telling.ts';
import type { Writing } from './writing.service.ts';
import { emailFirst, FIRST_MESSAGES_BY_ACCOUNT, MESSAGES_BY_ACCOUNT } from './writing-limits.ts';

export type FirstWordsNeeds = { db: Database; limits: Limits; live: Live; clock: Clock; writing: Writing };
export type FirstWord = { senderId: string; senderName: string; otherId: string; text: string; sentAt: Date };

export const makeFirstWords = ({ db, limits, live, clock, writing }: FirstWordsNeeds) => ({
  /** Whether the member may write, and one of the messages that they may begin. */
  async take(memberId: string): Promise<void> {
    if (!(await chat.mayWrite(db, memberId))) throw emailFirst();
    await limits.take('message', memberId, MESSAGES_BY_ACCOUNT);
    try {
      await limits.take('first-message', memberId, FIRST_MESSAGES_BY_ACCOUNT);
    } catch (refused) {
      await limits.giveBack('message', memberId);
      throw refused;
    }
  },

  async giveBack(memberId: string): Promise<void> {
    await limits.giveBack('message', memberId);
    await limits.giveBack('first-message', memberId);
  },

  /**
   * In the transaction that makes the match, in this order. The match's id names each: of each of the two it is there
   * once. Answers what tells both of it, after the commit.
   */
  async open(tx: Queryable, matchId: string, words: readonly FirstWord[]): Promise<() => void> {
    const told: (() => void)[] = [];
    for (const { senderId, senderName, otherId, text, sentAt } of words) {
      const letter = { matchId, senderId, clientId: matchId, text, otherId, myName: senderName };
      const written = await writing.writeHeld(tx, letter, { sentAt, rungAt: clock.now() });
      if (!written || written === 'sentBefore') continue;
      told.push(() => {
        tellOfMessage(live, matchId, written);
        live.toMembers([senderId, otherId], 'changed', { what: 'conversations' });
      });
    }
    return () => {
      for (const tell of told) tell();
    };
  },
});
export type FirstWords = ReturnType<typeof makeFirstWords>;
