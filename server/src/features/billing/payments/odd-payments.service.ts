// What staff look into about payments: money that did not fit is asked back, and everything is closed by somebody, with a reason.
import type { OddPayment } from '@ijeuwa/contract/transfers';
import { AppError } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import { workChanged } from '#platform/work-changed.ts';
import type { Buyers } from '../checkout/buyers.ts';
import * as refunds from '../refunds/refunds.repository.ts';
import { listLapsed } from '../refunds/second-person.repository.ts';
import { saidBy, tellSecondOfRefund } from '../refunds/second-person.ts';
import { listOrderIds } from '../timeline/sought.repository.ts';
import { soughtIn } from '../timeline/sought.rules.ts';
import { lockOdd } from './lock-odd.ts';
import { backOf } from './money.rules.ts';
import * as odd from './odd-payments.repository.ts';

export type OddPaymentsNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  notify: Notify;
  audit: Audit;
  publicUrl: string;
  buyers: Buyers;
};
type Asked = { found: odd.FoundOdd; amountMinor: number; staffId: string; why: string };

const ODD_MAX = 100;
/** What becomes of its money is decided elsewhere: here is said whether it ever came. */
const isNeverSeen = ({ odd: { outcome } }: odd.FoundOdd): boolean => outcome === 'never_seen';
const isNobodys = ({ odd: { outcome, closedAt } }: odd.FoundOdd): boolean =>
  outcome === 'unidentified' && closedAt === null;

export const makeOddPayments = (needs: OddPaymentsNeeds) => {
  const { db, clock, live, audit, buyers } = needs;

  const toOdd = (found: odd.FoundOdd, staffId: string, lapsedOf: ReadonlyMap<string, string>): OddPayment => {
    const { odd: one, payment, closedByName, memberId, memberName, buyerSealed } = found;
    const { said, lapsed } = saidBy(one.neverCameBy, staffId, lapsedOf);
    const excessMinor = payment && one.outcome === 'excess' ? payment.amountMinor - found.countsMinor : 0;
    const backMinor = isNobodys(found) || isNeverSeen(found) ? 0 : backOf(found);
    return {
      _id: one.id,
      reference: one.reference,
      kind: one.kind,
      outcome: one.outcome,
      receivedAt: one.noticedAt.toISOString(),
      amount: payment && { amountMinor: payment.amountMinor, currency: payment.currency },
      member: memberId ? { _id: memberId, name: memberName ?? buyers.nameOf(buyerSealed) } : null,
      title: found.title,
      excess: payment && excessMinor > 0 ? { amountMinor: excessMinor, currency: payment.currency } : null,
      toSendBack: payment && backMinor > 0 ? { amountMinor: backMinor, currency: payment.currency } : null,
      isOwed: found.owedMinor > 0 && !isNeverSeen(found),
      isAsked: found.isAsked && !isNeverSeen(found),
      saidNeverCame: said,
      lapsed,
      closed: one.closedAt && {
        at: one.closedAt.toISOString(),
        by: closedByName ?? '',
        reason: one.closing ?? '',
      },
    };
  };

  /** What was owed is asked for now; what nobody had decided about would go back whole. */
  const ask = async (tx: Queryable, { found, amountMinor, staffId, why }: Asked): Promise<string> => {
    const payment = found.payment!;
    const owed = await refunds.findUnderWay(tx, payment.id);
    const requestedAt = clock.now();
    if (owed) {
      await refunds.changeRefund(tx, owed.refund.id, { requestedBy: staffId, why });
      return owed.refund.id;
    }
    const { disputed, leftMinor = 0 } = (await refunds.findPaid(tx, payment.id)) ?? {};
    if (disputed || leftMinor < amountMinor)
      throw new AppError(
        'conflict',
        'A bank asks for money of this payment back, or has taken it. What is left of it can be sent back once that is decided.',
      );
    const asked = { of: 'held', reason: payment.standing, why, requestedBy: staffId, requestedAt } as const;
    return refunds.saveRefund(tx, { ...asked, paymentId: payment.id, amountMinor, state: 'requested' });
  };

  /** By what finds an order; money of no order of ours has its reference alone. */
  const seek = async (reference: string) => ({
    references: [reference, ...soughtIn(reference).references],
    orderIds: await listOrderIds(db, { reference }, ODD_MAX),
  });

  return {
    async list({ staffId }: StaffViewer, reference?: string): Promise<OddPayment[]> {
      const sought = reference === undefined ? undefined : await seek(reference);
      const listed = await odd.listOdd(db, sought, ODD_MAX);
      const lapsed = await listLapsed(
        db,
        listed.map((one) => (one.odd.closedAt ? null : one.odd.neverCameBy)),
      );
      const found = listed.map((one) => toOdd(one, staffId, lapsed));
      const subject = found.map((one) => one.reference).join(' ');
      await audit.recordLook({ staffId, act: 'read odd payments', subject });
      return found;
    },

    /** One person asks for it to be sent back; another approves it, under refunds. */
    async recordRefund({ staffId }: StaffViewer, id: string, reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        const { found, order } = await lockOdd(tx, id);
        if (isNeverSeen(found))
          throw new AppError('conflict', 'Nobody has seen this money come: nothing of it is sent back.');
        if (found.isAsked)
          throw new AppError(
            'conflict',
            'This is asked for already. Somebody else approves it under “Refunds”.',
          );
        const amountMinor = backOf(found);
        if (!found.payment || !order || amountMinor === 0)
          throw new AppError('conflict', 'No money of this payment is waiting to be sent back.');
        const refundId = await ask(tx, { found, amountMinor, staffId, why: reason });
        await tellSecondOfRefund(tx, needs, staffId, refundId, 'approve');
        const subject = `payment ${found.odd.reference}`;
        await audit.record(tx, { staffId, act: 'ask for refund', subject, reason });
      });
      workChanged(live, 'transfers');
      workChanged(live, 'refunds');
    },

    /** It leaves the list, and is found by its reference. Money that is to go back, or may be, is not closed away. */
    async close({ staffId }: StaffViewer, id: string, reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        const { found } = await lockOdd(tx, id);
        if (isNobodys(found))
          throw new AppError(
            'conflict',
            'Nobody knows whose this money is. Please send it back at the provider: it leaves the list by itself once it is there.',
          );
        if (!isNeverSeen(found) && (found.owedMinor > 0 || found.isAsked))
          throw new AppError(
            'conflict',
            'This money goes back. It leaves the list by itself once it is there.',
          );
        if (!isNeverSeen(found) && backOf(found) > 0)
          throw new AppError(
            'conflict',
            'This money is its member’s. Please send it back, or wait: what counts for its order leaves the list by itself.',
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
