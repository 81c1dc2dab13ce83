// How a chat ends that only the bot has heard, and what was closed long ago is forgotten.
import { LIVE_CHAT_BOT_ENDS_HOURS, LIVE_CHAT_KEPT_MONTHS } from '@ijeuwa/contract/live-chat';
import { type Clock, HOUR_MS, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { tryEach } from '#platform/jobs.ts';
import type { Live } from '#platform/live.ts';
import * as chats from './live-chat.repository.ts';

export type EndingNeeds = { db: Database; clock: Clock; live: Live };

const QUIET_MS = LIVE_CHAT_BOT_ENDS_HOURS * HOUR_MS;

export const makeEnding = ({ db, clock, live }: EndingNeeds) => {
  const endOne = async (id: string, quietSince: Date): Promise<void> => {
    const memberId = await db.transaction(async (tx) => {
      const chat = await chats.holdChat(tx, id);
      // Its member may have written meanwhile.
      if (chat?.state !== 'bot' || !(await chats.isQuietSince(tx, id, quietSince))) return undefined;
      await chats.changeChat(tx, id, { state: 'closed', closedAt: clock.now() });
      return chat.memberId;
    });
    if (memberId) live.toMember(memberId, 'changed', { what: 'liveChat' });
  };

  return {
    /** A person’s chat is closed by a person, or by its member. */
    async endQuiet(): Promise<void> {
      const quietSince = later(clock.now(), -QUIET_MS);
      await tryEach(await chats.listQuietWithBot(db, quietSince), (id) => endOne(id, quietSince));
    },

    async sweep(): Promise<void> {
      const since = clock.now();
      since.setUTCMonth(since.getUTCMonth() - LIVE_CHAT_KEPT_MONTHS);
      await chats.removeClosedBefore(db, since);
    },
  };
};
export type Ending = ReturnType<typeof makeEnding>;
