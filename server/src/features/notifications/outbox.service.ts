// The one sender of the whole product: every notice is written with its cause, and leaves once after the commit.

import type { Notification } from '@ijeuwa/contract/notifications';
import { type Clock, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import type { Mailer, SmsSender } from '#platform/ports/mailer.ts';
import type { Sealing } from '#platform/sealing.ts';
import { saveNotification } from './notifications.repository.ts';
import * as outbox from './outbox.repository.ts';

export type OutboxNeeds = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  live: Live;
  mailer: Mailer;
  sms: SmsSender;
  onError: (error: unknown) => void;
};

const AT_ONCE = 20;
const TRIES = 8;
/** Nobody else touches what is being sent; a sender that died is replaced after this long. */
const CLAIM_MS = 5 * MINUTE_MS;
/** One, two, four … minutes: eight tries reach over two hours. */
const pauseAfter = (tries: number): number => 2 ** (tries - 1) * MINUTE_MS;

export const makeOutbox = ({ db, clock, sealing, live, mailer, sms, onError }: OutboxNeeds) => {
  const notify: Notify = async (tx, notice) => {
    const now = clock.now();
    const leave = (channel: outbox.Channel, content: unknown) =>
      outbox.recordDeliveryOnce(tx, {
        onceKey: `${notice.onceKey}:${channel}`,
        channel,
        memberId: notice.memberId ?? null,
        contentSealed: sealing.seal(JSON.stringify(content)),
        nextTryAt: now,
      });
    if (notice.bell && notice.memberId) {
      // The delivery's id is the notice's too: the same cause can ring only once.
      const shown = { about: null, count: 1, ...notice.bell, read: false, createdAt: now.toISOString() };
      const id = await leave('live', shown);
      if (id) await saveNotification(tx, { id, memberId: notice.memberId, ...notice.bell, createdAt: now });
    }
    if (notice.mail) {
      const to = notice.mail.to ?? (notice.memberId && (await outbox.findMailAddress(tx, notice.memberId)));
      if (to) await leave('mail', { ...notice.mail, to });
    }
    if (notice.sms) await leave('sms', notice.sms);
  };

  const send = async ({ id, channel, memberId, contentSealed }: outbox.Waiting): Promise<void> => {
    const content = JSON.parse(sealing.open(contentSealed));
    if (channel === 'mail') await mailer.send(content);
    if (channel === 'sms') await sms.send(content);
    if (channel === 'live' && memberId)
      live.toMember(memberId, 'notification', { _id: id, ...content } as Notification);
  };

  const deliver = async (waiting: outbox.Waiting): Promise<void> => {
    try {
      await send(waiting);
    } catch (error) {
      onError(error);
      if (waiting.tries >= TRIES) return outbox.markFailed(db, waiting.id);
      return outbox.postponeDelivery(db, waiting.id, later(clock.now(), pauseAfter(waiting.tries)));
    }
    await outbox.markSent(db, waiting.id, clock.now());
  };

  return {
    notify,

    /** Sends what is due and answers how many were taken in hand. */
    async deliverDue(): Promise<number> {
      const now = clock.now();
      const claimed = await outbox.claimDeliveries(db, now, later(now, CLAIM_MS), AT_ONCE);
      await Promise.all(claimed.map(deliver));
      return claimed.length;
    },
  };
};
export type Outbox = ReturnType<typeof makeOutbox>;
