// Messages that stay unread are told of by mail: once for a conversation, until it was read.
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { nameInMail } from '#platform/name-in-mail.ts';
import type { Notice, Notify } from '#platform/notify.ts';
import { takeDue, type WaitingConversation } from './reminders.repository.ts';

const AT_ONCE = 200;

type RemindersNeeds = { db: Database; clock: Clock; publicUrl: string; notify: Notify };

export const makeReminders = ({ db, clock, publicUrl, notify }: RemindersNeeds) => {
  const noticeOf = ({
    id,
    memberId,
    matchId,
    title,
    rangAt,
    writerId,
    writer,
  }: WaitingConversation): Notice => {
    const words = `${nameInMail(writer) ?? 'One of your matches'} wrote to you.`;
    return {
      onceKey: `unread:${id}:${rangAt}`,
      category: 'messages',
      memberId,
      noticeId: id,
      tellsOf: writerId,
      mail: {
        subject: `${title} on Ijeuwa`,
        preview: words,
        body: [words],
        action: { lead: 'Read it and answer:', label: 'Read it', link: `${publicUrl}/chat/${matchId}` },
      },
      sms: { text: `A message waits for you on Ijeuwa. ${publicUrl}/messages` },
    };
  };

  return {
    async send(): Promise<void> {
      let looked: number;
      do {
        looked = await db.transaction(async (tx) => {
          const due = await takeDue(tx, clock.now(), AT_ONCE);
          await notify(tx, ...due.waiting.map(noticeOf));
          return due.looked;
        });
      } while (looked === AT_ONCE);
    },
  };
};
export type Reminders = ReturnType<typeof makeReminders>;
