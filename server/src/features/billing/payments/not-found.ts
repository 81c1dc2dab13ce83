// An announced transfer that has not come: finance says so, or the time of its order runs out, and whoever announced it is told.
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import { workChanged } from '#platform/work-changed.ts';
import { inWords, moneyLink } from '../billing.mails.ts';
import { isBegunOn } from '../checkout/announced.repository.ts';
import * as attempts from '../checkout/attempts.repository.ts';
import { findEnding } from '../checkout/ended.repository.ts';
import { IF_IT_COMES } from '../checkout/ended.rules.ts';
import * as orders from '../checkout/orders.repository.ts';
import { mayBePaid } from '../checkout/orders.rules.ts';
import { notFoundNotice, transferExpiredNotice } from './not-found.mails.ts';
import { LOOKED_FOR_DAYS } from './transfers.rules.ts';

type Needs = { db: Database; clock: Clock; live: Live; audit: Audit; notify: Notify; publicUrl: string };

export const makeNotFound = ({ db, clock, live, audit, notify, publicUrl }: Needs) => {
  /** What the mail says of it; nothing where nobody is there to read it. */
  const toldOf = async (tx: Queryable, attempt: attempts.Attempt, found: orders.FoundOrder) => {
    const { order, title, accountClosed } = found;
    if (accountClosed || attempt.announcedAt === null) return undefined;
    const ended = await findEnding(tx, order.id);
    const unpaid = found.ending.refused ? 'refused' : 'ran_out';
    const outcome = order.settledAt ? 'paid_otherwise' : (ended ?? unpaid);
    return {
      ...{ memberId: order.memberId, title, ownReference: order.reference, reference: attempt.reference },
      amount: inWords(attempt.amountMinor, attempt.currency),
      announcedAt: attempt.announcedAt,
      ifItComes: IF_IT_COMES[outcome],
      link: moneyLink(publicUrl, order.id),
    };
  };

  return {
    /** In the transaction that ends its order: money that comes later counts all the same. */
    async tellExpired(tx: Queryable, orderId: string): Promise<void> {
      const found = await orders.findOrder(tx, orderId);
      const all = await attempts.listAttempts(tx, orderId);
      const announced = all.find((one) => one.announcedAt !== null && one.status === 'pending');
      const told = found && announced && (await toldOf(tx, announced, found));
      if (!told) return;
      const lookedForUntil = later(told.announcedAt, LOOKED_FOR_DAYS * DAY_MS);
      await notify(
        tx,
        transferExpiredNotice({ ...told, onceKey: `transfer-expired:${orderId}`, lookedForUntil }),
      );
    },

    /** It is looked for no more, until its member announces it again; its line of a statement finds it all the same. */
    async say({ staffId }: StaffViewer, attemptId: string, reason: string): Promise<void> {
      const memberId = await db.transaction(async (tx) => {
        const before = await attempts.findAttempt(tx, attemptId);
        if (before?.method !== 'bank_transfer') throw notFound('This transfer');
        const found = (await orders.lockOrder(tx, before.orderId))!;
        const attempt = (await attempts.findAttempt(tx, attemptId))!;
        if (attempt.status !== 'pending')
          throw new AppError('conflict', 'This transfer has come. It is no longer on the list.');
        if (attempt.announcedAt === null)
          throw new AppError('conflict', 'Nobody says any more that this transfer was sent.');
        if (await isBegunOn(tx, attemptId))
          throw new AppError('conflict', 'A colleague has said that it came. Please ask them first.');
        const told = await toldOf(tx, attempt, found);
        const notFoundAt = clock.now();
        await attempts.changeAttempt(tx, attemptId, { announcedAt: null, notFoundAt });
        if (told) {
          const onceKey = `transfer-not-found:${attemptId}:${told.announcedAt.toISOString()}`;
          const stillPaid = mayBePaid(found.order.status);
          await notify(tx, notFoundNotice({ ...told, onceKey, mayBePaid: stillPaid }));
        }
        const subject = `order ${attempt.orderId}`;
        await audit.record(tx, { staffId, act: 'say that a transfer was not found', subject, reason });
        return told?.memberId;
      });
      workChanged(live, 'transfers');
      if (memberId) live.toMember(memberId, 'changed', { what: 'subscription' });
    },
  };
};
export type NotFound = ReturnType<typeof makeNotFound>;
