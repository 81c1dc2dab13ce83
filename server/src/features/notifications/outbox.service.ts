// The one sender of the whole product: what was written with its cause leaves once after the commit, if it still may.

import type { Notification } from '@ijeuwa/contract/notifications';
import { type Clock, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { Letter } from '#platform/mail/make-mail.ts';
import type { Mailer, SmsSender } from '#platform/ports/mailer.ts';
import { PushRefused } from '#platform/ports/push-carrier.ts';
import type { PushSender } from '#platform/ports/push-sender.ts';
import type { Sealing } from '#platform/sealing.ts';
import { openAttachment } from './attachments.ts';
import { makeDigest } from './digest.service.ts';
import { makeInOrder } from './in-order.ts';
import * as outbox from './outbox.repository.ts';
import { type Failing, failedAgain, pauseAfter, REFUSED_TRIES, TRIES, wasAway } from './sending.rules.ts';
import { makeSmsMonth } from './sms-month.service.ts';
import { makeTurn, type TurnNeeds } from './turn.service.ts';
import { makeWriting, type WritingNeeds } from './writing.service.ts';

export type OutboxNeeds = WritingNeeds &
  TurnNeeds & {
    db: Database;
    clock: Clock;
    sealing: Sealing;
    live: Live;
    mailer: Mailer;
    sms: SmsSender;
    push?: PushSender;
    onError: (error: unknown) => void;
  };

type WaitingLetter = Omit<Letter, 'attachments'> & { attached: number };

/** Nobody else touches what is being sent; a sender that died is replaced after this long. */
const CLAIM_MS = 5 * MINUTE_MS;
/** Far below the claim: what is still being sent is never claimed by another. */
const SEND_MS = MINUTE_MS / 2;

export const makeOutbox = (needs: OutboxNeeds) => {
  const { db, clock, sealing, live, mailer, sms, push, onError } = needs;
  const { notify } = makeWriting(needs);
  const inOrder = makeInOrder();
  const turnOf = makeTurn(needs);
  const drawDigest = makeDigest(needs);
  const smsMonth = makeSmsMonth(needs);
  const failing = new Map<outbox.Channel, Failing>();

  const withAttachments = async (id: string, { attached, ...words }: WaitingLetter): Promise<Letter> => {
    const sealed = attached > 0 ? await outbox.listAttachments(db, id) : [];
    return { ...words, attachments: sealed.map((one) => openAttachment(sealing, one)) };
  };

  const sendMail = async (waiting: outbox.Waiting, content: unknown, signal: AbortSignal): Promise<void> => {
    const { id, memberId, category } = waiting;
    const letter =
      category === 'digest' && memberId
        ? await drawDigest(memberId, content)
        : await withAttachments(id, content as WaitingLetter);
    // A day of which everything was read.
    if (letter) await mailer.send({ id, ...letter }, signal);
  };

  const send = async (waiting: outbox.Waiting, signal: AbortSignal): Promise<void> => {
    const { id, channel, memberId, contentSealed } = waiting;
    const content = JSON.parse(sealing.open(contentSealed));
    if (channel === 'mail') await sendMail(waiting, content, signal);
    if (channel === 'sms') await sms.send({ to: content.to, text: content.text }, signal);
    if (channel === 'push' && memberId) await push?.send(memberId, content, signal);
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

  const deliver = async (waiting: outbox.Waiting, breakOff: AbortSignal): Promise<void> => {
    const { id, channel, tries, validUntil } = waiting;
    const lapsesBy = (at: Date) => validUntil !== null && validUntil <= at;
    if (lapsesBy(clock.now())) return outbox.markGivenUp(db, id, 'lapsed');
    const turn = await turnOf(waiting);
    if (turn === 'never') return outbox.markGivenUp(db, id, 'lapsed');
    if (turn !== 'now') return outbox.keepUntil(db, id, turn.at);
    if (!(await smsMonth.take(waiting))) return smsMonth.sendMailInstead(waiting);
    try {
      await sendInTime(waiting, breakOff);
    } catch (error) {
      onError(unsent(waiting, error));
      if (!(error instanceof PushRefused))
        failing.set(channel, failedAgain(failing.get(channel), clock.now()));
      const nextTryAt = later(clock.now(), pauseAfter(tries, Math.random()));
      if (lapsesBy(nextTryAt)) return outbox.markGivenUp(db, id, 'lapsed');
      const most = error instanceof PushRefused ? REFUSED_TRIES : TRIES;
      if (tries >= most) return outbox.markGivenUp(db, id, 'failed');
      return outbox.postponeDelivery(db, id, nextTryAt);
    }
    const now = clock.now();
    await outbox.markSent(db, id, now);
    const before = failing.get(channel);
    failing.delete(channel);
    // What others have in hand now is nobody else’s until their claim ends.
    if (wasAway(before, now)) await outbox.bringForward(db, channel, { now, after: later(now, CLAIM_MS) });
  };

  return {
    notify,

    /** Takes up to `most` that are due by this channel in hand. */
    claim(channel: outbox.Channel, most: number): Promise<outbox.Waiting[]> {
      const now = clock.now();
      return outbox.claimDeliveries(db, channel, { now, until: later(now, CLAIM_MS), most });
    },

    /** Sends what was claimed, or puts it back for later, or gives it up: to each member in the order of what happened. */
    deliver(waiting: outbox.Waiting, breakOff: AbortSignal): Promise<void> {
      const { channel, memberId } = waiting;
      const leave = () => deliver(waiting, breakOff);
      return memberId ? inOrder(`${channel} ${memberId}`, leave) : leave();
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
