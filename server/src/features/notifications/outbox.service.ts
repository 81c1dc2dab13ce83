// The one sender of the whole product: every notice is written with its cause, and leaves once after the commit.

import type { Notification } from '@ijeuwa/contract/notifications';
import { type Clock, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import { makeMail } from '#platform/mail/make-mail.ts';
import type { Notice, Notify } from '#platform/notify.ts';
import type { Mail, Mailer, SmsSender } from '#platform/ports/mailer.ts';
import type { Sealing } from '#platform/sealing.ts';
import { openAttachment, sealAttachment } from './attachments.ts';
import * as outbox from './outbox.repository.ts';
import { pauseAfter, TRIES } from './sending.rules.ts';

export type OutboxNeeds = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  live: Live;
  mailer: Mailer;
  sms: SmsSender;
  onError: (error: unknown) => void;
};

type WaitingMail = Omit<Mail, 'attachments'> & { attached: number };

/** Nobody else touches what is being sent; a sender that died is replaced after this long. */
const CLAIM_MS = 5 * MINUTE_MS;
/** Far below the claim: what is still being sent is never claimed by another. */
const SEND_MS = MINUTE_MS / 2;
/** An open screen is told of what is new; whoever comes later reads it in the list. */
const LIVE_MS = 10 * MINUTE_MS;

export const makeOutbox = ({ db, clock, sealing, live, mailer, sms, onError }: OutboxNeeds) => {
  const notify: Notify = async (tx, ...notices) => {
    const leaving: outbox.Leaving[] = [];
    for (const notice of notices) leaving.push(...(await toLeave(tx, notice)));
    await outbox.recordDeliveriesOnce(tx, leaving);
  };

  const toLeave = async (tx: Queryable, notice: Notice): Promise<outbox.Leaving[]> => {
    const now = clock.now();
    const leave = (channel: outbox.Channel, content: unknown, validUntil = notice.validUntil) => ({
      onceKey: `${notice.onceKey}:${channel}`,
      channel,
      memberId: notice.memberId ?? null,
      contentSealed: sealing.seal(JSON.stringify(content)),
      now,
      validUntil,
    });
    const leaving: outbox.Leaving[] = [];
    if (notice.bell && notice.memberId) {
      const shown = { about: null, count: 1, ...notice.bell, read: false, createdAt: now.toISOString() };
      leaving.push({ ...leave('live', shown, later(now, LIVE_MS)), bell: notice.bell });
    }
    if (notice.mail) {
      const to = notice.mail.to ?? (notice.memberId && (await outbox.findMailAddress(tx, notice.memberId)));
      if (to) {
        const { attachments, ...words } = makeMail(to, notice.mail);
        const attachmentsSealed = attachments.map((one) => sealAttachment(sealing, one));
        leaving.push({ ...leave('mail', { ...words, attached: attachments.length }), attachmentsSealed });
      }
    }
    if (notice.sms) leaving.push(leave('sms', notice.sms));
    return leaving;
  };

  const withAttachments = async (id: string, { attached, ...words }: WaitingMail): Promise<Mail> => {
    const sealed = attached > 0 ? await outbox.listAttachments(db, id) : [];
    return { ...words, attachments: sealed.map((one) => openAttachment(sealing, one)) };
  };

  const send = async (
    { id, channel, memberId, contentSealed }: outbox.Waiting,
    signal: AbortSignal,
  ): Promise<void> => {
    const content = JSON.parse(sealing.open(contentSealed));
    if (channel === 'mail') await mailer.send(await withAttachments(id, content), signal);
    if (channel === 'sms') await sms.send(content, signal);
    if (channel === 'live' && memberId)
      live.toMember(memberId, 'notification', { _id: id, ...content } as Notification);
  };

  const sendInTime = async (waiting: outbox.Waiting, breakOff: AbortSignal): Promise<void> => {
    const signal = AbortSignal.any([breakOff, AbortSignal.timeout(SEND_MS)]);
    signal.throwIfAborted();
    // A carrier that does not heed the signal holds its place no longer all the same.
    const brokenOff = new Promise<never>((_, fail) =>
      signal.addEventListener('abort', () => fail(signal.reason), { once: true }),
    );
    await Promise.race([send(waiting, signal), brokenOff]);
  };

  return {
    notify,

    /** Takes up to `most` that are due by this channel in hand. */
    claim(channel: outbox.Channel, most: number): Promise<outbox.Waiting[]> {
      const now = clock.now();
      return outbox.claimDeliveries(db, channel, { now, until: later(now, CLAIM_MS), most });
    },

    /** Sends what was claimed, or puts it back for later, or gives it up. */
    async deliver(waiting: outbox.Waiting, breakOff: AbortSignal): Promise<void> {
      const { id, tries, validUntil } = waiting;
      const lapsesBy = (at: Date) => validUntil !== null && validUntil <= at;
      if (lapsesBy(clock.now())) return outbox.markGivenUp(db, id, 'lapsed');
      try {
        await sendInTime(waiting, breakOff);
      } catch (error) {
        onError(unsent(waiting, error));
        const nextTryAt = later(clock.now(), pauseAfter(tries, Math.random()));
        if (lapsesBy(nextTryAt)) return outbox.markGivenUp(db, id, 'lapsed');
        if (tries >= TRIES) return outbox.markGivenUp(db, id, 'failed');
        return outbox.postponeDelivery(db, id, nextTryAt);
      }
      await outbox.markSent(db, id, clock.now());
    },
  };
};
export type Outbox = ReturnType<typeof makeOutbox>;

/** In words of its own: a carrier that refuses connections must not pass for a database that is away. */
const unsent = ({ channel, tries }: outbox.Waiting, error: unknown): Error => {
  const reason = error instanceof Error ? error.message : String(error);
  const unsent = new Error(`by ${channel} nothing could leave (try ${tries} of ${TRIES}): ${reason}`);
  if (error instanceof Error) unsent.stack = error.stack;
  return unsent;
};
