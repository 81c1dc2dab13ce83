// The one sender of the whole product: every notice is written with its cause, and leaves once after the commit.

import type { Notification } from '@ijeuwa/contract/notifications';
import { type Clock, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database, OpenDatabase } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import type { Mailer, SmsSender } from '#platform/ports/mailer.ts';
import type { Sealing } from '#platform/sealing.ts';
import { saveNotification } from './notifications.repository.ts';
import * as outbox from './outbox.repository.ts';

export type OutboxNeeds = {
  db: Database;
  pool: OpenDatabase['pool'];
  clock: Clock;
  sealing: Sealing;
  live: Live;
  mailer: Mailer;
  sms: SmsSender;
  onError: (error: unknown) => void;
};

const AT_ONCE = 20;
const TRIES = 8;
const POLL_MS = 2000;

export const makeOutbox = ({ db, pool, clock, sealing, live, mailer, sms, onError }: OutboxNeeds) => {
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
      const saved = await saveNotification(tx, notice.memberId, notice.bell, now);
      await leave('live', saved);
    }
    if (notice.mail) {
      const to = notice.mail.to ?? (notice.memberId && (await outbox.findMailAddress(tx, notice.memberId)));
      if (to) await leave('mail', { ...notice.mail, to });
    }
    if (notice.sms) await leave('sms', notice.sms);
  };

  const send = async (waiting: outbox.Waiting): Promise<void> => {
    const content = JSON.parse(sealing.open(waiting.contentSealed));
    if (waiting.channel === 'mail') await mailer.send(content);
    if (waiting.channel === 'sms') await sms.send(content);
    if (waiting.channel === 'live' && waiting.memberId)
      live.toMember(waiting.memberId, 'notification', content as Notification);
  };

  const deliverDue = async (): Promise<number> => {
    const now = clock.now();
    const claimed = await outbox.claimDeliveries(db, now, later(now, MINUTE_MS), AT_ONCE);
    for (const waiting of claimed) {
      try {
        await send(waiting);
        await outbox.markSent(db, waiting.id, clock.now());
      } catch (error) {
        onError(error);
        if (waiting.tries >= TRIES) await outbox.markFailed(db, waiting.id);
      }
    }
    return claimed.length;
  };

  /** Sends on every signal, and looks by itself every two seconds in case a signal was missed. */
  const startSending = () => {
    let stopped = false;
    let wake = () => {};
    const client = listen(pool, () => wake(), onError);
    const pause = () =>
      new Promise<void>((go) => {
        const timer = setTimeout(go, POLL_MS);
        wake = () => {
          clearTimeout(timer);
          go();
        };
      });
    const deliverSafely = () =>
      deliverDue().catch((error) => {
        onError(error);
        return 0;
      });
    const running = (async () => {
      while (!stopped) {
        const sent = await deliverSafely();
        if (sent === 0 && !stopped) await pause();
      }
    })();
    return {
      async stop() {
        stopped = true;
        wake();
        await running;
        await client.stop();
      },
    };
  };

  return { notify, deliverDue, startSending };
};

const listen = (pool: OpenDatabase['pool'], onSignal: () => void, onError: (error: unknown) => void) => {
  let release = () => {};
  const connected = pool.connect().then(async (client) => {
    release = () => client.release(true);
    client.on('notification', onSignal);
    client.on('error', onError);
    await client.query(`listen ${outbox.OUTBOX_SIGNAL}`);
  }, onError);
  return { stop: () => connected.then(() => release()) };
};
