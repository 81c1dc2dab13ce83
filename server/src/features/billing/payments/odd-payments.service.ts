// What staff look into about payments: money that did not fit is sent back, and everything is closed by somebody, with a reason.
import type { OddPayment } from '@ijeuwa/contract/transfers';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import { workChanged } from '#platform/work-changed.ts';
import { refundedNotice } from '../billing.mails.ts';
import * as attempts from '../checkout/attempts.repository.ts';
import * as orders from '../checkout/orders.repository.ts';
import { nextState } from '../checkout/orders.rules.ts';
import { backOf } from './money.rules.ts';
import * as odd from './odd-payments.repository.ts';
import * as payments from './payments.repository.ts';
import { type Settlement, said } from './settlement.service.ts';

export type OddPaymentsNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  audit: Audit;
  notify: Notify;
  settlement: Settlement;
};

const ODD_MAX = 100;
const SENT_BACK = 'It was sent back.';

export const makeOddPayments = (needs: OddPaymentsNeeds) => {
  const { db, clock, live, audit, notify, settlement } = needs;

  const toOdd = (found: odd.FoundOdd): OddPayment => {
    const { odd: one, payment, closedByName } = found;
    const backMinor = backOf(found);
    return {
      _id: one.id,
      reference: one.reference,
      kind: one.kind,
      outcome: one.outcome,
      receivedAt: one.noticedAt.toISOString(),
      amount: payment && { amountMinor: payment.amountMinor, currency: payment.currency },
      toSendBack: payment && backMinor > 0 ? { amountMinor: backMinor, currency: payment.currency } : null,
      isOwed: found.owedMinor > 0,
      closed: one.closedAt && {
        at: one.closedAt.toISOString(),
        by: closedByName ?? '',
        reason: one.closing ?? '',
      },
    };
  };

  /** Held with the order that its money was for, if it was for one. */
  const lockOdd = async (tx: Queryable, id: string) => {
    const before = await odd.findOdd(tx, id);
    if (!before) throw notFound('This payment');
    const attempt = before.payment?.attemptId && (await attempts.findAttempt(tx, before.payment.attemptId));
    const order = attempt ? await orders.lockOrder(tx, attempt.orderId) : undefined;
    return { found: (await odd.findOdd(tx, id))!, order };
  };

  /** Nobody had decided about it: it counts for nothing any more. */
  const sendUnasked = async (
    tx: Queryable,
    order: orders.FoundOrder,
    { id: paymentId, standing: reason, ...payment }: payments.Payment,
    amountMinor: number,
    staffId: string,
  ): Promise<string> => {
    const now = clock.now();
    const times = { requestedAt: now, doneAt: now, requestedBy: staffId, doneBy: staffId };
    const refundId = await payments.saveRefund(tx, {
      paymentId,
      amountMinor,
      reason,
      state: 'done',
      ...times,
    });
    const counted = await payments.releaseAllocations(tx, paymentId, now);
    const status = counted && nextState(order.order.status, 'part_sent_back');
    const isLast = order.allocatedMinor === payment.amountMinor;
    if (status && isLast) await orders.changeOrder(tx, order.order.id, { status });
    return refundId;
  };

  /** What was owed is done; what nobody had decided about goes back whole, and counts for nothing any more. */
  const sendBack = async (
    tx: Queryable,
    order: orders.FoundOrder,
    payment: payments.Payment,
    amountMinor: number,
    staffId: string,
  ): Promise<void> => {
    const now = clock.now();
    const owed = await payments.finishRefund(tx, payment.id, { doneAt: now, doneBy: staffId });
    const refundId = owed ?? (await sendUnasked(tx, order, payment, amountMinor, staffId));
    const back = { refundId, amountMinor, wasOwed: owed !== undefined };
    await settlement.postRefund(tx, order, payment, back);
    await odd.closeOddOfPayment(tx, payment.id, { closedAt: now, closedBy: staffId, closing: SENT_BACK });
    if (order.accountClosed) return;
    await notify(
      tx,
      refundedNotice({ ...said(order, payment), amountMinor, currency: payment.currency }, payment.standing),
    );
  };

  return {
    async list({ staffId }: StaffViewer, reference?: string): Promise<OddPayment[]> {
      const found = (await odd.listOdd(db, reference, ODD_MAX)).map(toOdd);
      const subject = found.map((one) => one.reference).join(' ');
      await audit.recordLook({ staffId, act: 'read odd payments', subject });
      return found;
    },

    /** One person notes that money was sent back, at the bank or at the provider. */
    async recordRefund({ staffId }: StaffViewer, id: string, reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        const { found, order } = await lockOdd(tx, id);
        const amountMinor = backOf(found);
        if (!found.payment || !order || amountMinor === 0)
          throw new AppError('conflict', 'No money of this payment is waiting to be sent back.');
        await sendBack(tx, order, found.payment, amountMinor, staffId);
        const subject = `payment ${found.odd.reference}`;
        await audit.record(tx, { staffId, act: 'send money back', subject, reason });
      });
      workChanged(live, 'transfers');
    },

    /** It leaves the list, and is found by its reference. Money that is owed is not closed away. */
    async close({ staffId }: StaffViewer, id: string, reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        const { found } = await lockOdd(tx, id);
        if (found.owedMinor > 0)
          throw new AppError(
            'conflict',
            'This money is owed. Please send it back, and note that it was sent.',
          );
        const closing = { closedAt: clock.now(), closedBy: staffId, closing: reason };
        if (!(await odd.closeOdd(tx, id, closing)))
          throw new AppError('conflict', 'Somebody has closed this payment already.');
        const subject = `payment ${found.odd.reference}`;
        await audit.record(tx, { staffId, act: 'close payment', subject, reason });
      });
      workChanged(live, 'transfers');
    },
  };
};
export type OddPayments = ReturnType<typeof makeOddPayments>;
