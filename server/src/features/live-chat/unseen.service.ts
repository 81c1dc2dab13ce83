// What support answered and nobody saw: mailed once.
import { type Clock, DAY_MS, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { tryEach } from '#platform/jobs.ts';
import type { Notify } from '#platform/notify.ts';
import type { Sealing } from '#platform/sealing.ts';
import { unseenMail } from './live-chat.mails.ts';
import * as chats from './live-chat.repository.ts';

export type UnseenNeeds = {
  db: Database;
  clock: Clock;
  notify: Notify;
  sealing: Sealing;
  hours: string;
  publicUrl: string;
};

/** Whoever has the page open has seen it by then. */
const UNSEEN_MS = 2 * MINUTE_MS;
/** However long no job ran: what is older is no answer any more, and need not be looked through each minute. */
const LOOKED_BACK_MS = 7 * DAY_MS;

export const makeUnseen = ({ db, clock, notify, sealing, hours, publicUrl }: UnseenNeeds) => {
  const mailOne = (chatId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const chat = await chats.holdChat(tx, chatId);
      const answers = await chats.listUnseenAnswers(tx, chatId);
      const last = answers.at(-1);
      if (!chat || !last) return;
      await notify(tx, {
        onceKey: `live-chat-answers:${chatId}:${last.seq}`,
        // To the address, and not as a notice: it answers whoever asked, whatever they chose to be told of.
        category: 'systemUpdates',
        mail: {
          to: await chats.findAddress(tx, chat.memberId),
          ...unseenMail({
            name: last.name ?? '',
            answers: answers.map((one) => sealing.open(one.textSealed)),
            hours,
            link: `${publicUrl}/live-chat`,
          }),
        },
      });
      await chats.changeChat(tx, chatId, { mailedSeq: last.seq });
    });

  return {
    async mail(): Promise<void> {
      const now = clock.now();
      const unseen = await chats.listUnseen(db, later(now, -LOOKED_BACK_MS), later(now, -UNSEEN_MS));
      await tryEach(unseen, mailOne);
    },
  };
};
export type Unseen = ReturnType<typeof makeUnseen>;
