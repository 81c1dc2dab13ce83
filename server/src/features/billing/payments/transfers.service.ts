// Bank transfers as staff look after them, and the word of one or two people that each has come.
import { confirmDueAt } from '@ijeuwa/contract/billing';
import type { PaymentStanding } from '@ijeuwa/contract/payment-words';
import type { Confirmed, TransferCase } from '@ijeuwa/contract/transfers';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import { workChanged } from '#platform/work-changed.ts';
import { inWords } from '../billing.mails.ts';
import * as attempts from '../checkout/attempts.repository.ts';
import type { Buyers } from '../checkout/buyers.ts';
import { endedBecause } from '../checkout/ended.rules.ts';
import * as orders from '../checkout/orders.repository.ts';
import { approvalsNeeded, missingOf } from '../checkout/orders.rules.ts';
import { tellSecond, whoCounts } from '../refunds/second-person.ts';
import { releaseChosen } from '../statements/statements.repository.ts';
import type { UsedLine } from '../statements/waiting-transfers.ts';
import { listOrderIds } from '../timeline/sought.repository.ts';
import { soughtIn } from '../timeline/sought.rules.ts';
import { settles } from './money.rules.ts';
import { findPayment, findPaymentOf, type Payment } from './payments.repository.ts';
import type { Settlement, Taken } from './settlement.service.ts';
import * as transfers from './transfers.repository.ts';
import { LOOKED_FOR_DAYS } from './transfers.rules.ts';

export type TransfersNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  audit: Audit;
  notify: Notify;
  publicUrl: string;
  settlement: Settlement;
  buyers: Buyers;
  twoStaffAboveNaira: number;
};

const QUEUE_MAX = 200;

export const makeTransfers = (needs: TransfersNeeds) => {
  const { db, clock, live, audit, settlement, buyers, twoStaffAboveNaira } = needs;
  const toCase = (row: Awaited<ReturnType<typeof transfers.listTransfers>>[number]): TransferCase => ({
    attemptId: row.attempt.id,
    orderId: row.order.id,
    reference: row.attempt.reference,
    member: { _id: row.order.memberId, name: row.memberName ?? buyers.nameOf(row.order.buyerSealed) },
    title: row.title,
    total: { amountMinor: row.attempt.amountMinor, currency: row.attempt.currency },
    createdAt: row.attempt.createdAt.toISOString(),
    expiresAt: row.attempt.expiresAt.toISOString(),
    announcedAt: row.attempt.announcedAt?.toISOString() ?? null,
    approvals: row.approvals,
    approvalsNeeded: approvalsNeeded(row.order.amountMinor, twoStaffAboveNaira),
    confirmedByMe: row.confirmedByMe,
    lapsed: row.lapsed,
    paidAlready: row.paidAlready,
    accountClosed: row.accountClosed,
    profileRefused: row.profileRefused,
    notFound: notFoundOf(row.attempt),
    ended: endedBecause({ ...row, status: row.order.status }) ?? null,
  });

  const recordLook = (staffId: string, act: string, seen: readonly { reference: string }[]) =>
    audit.recordLook({ staffId, act, subject: seen.map((one) => one.reference).join(' ') });

  const record = (tx: Queryable, { orderId }: attempts.Attempt, by: { staffId: string; reason: string }) =>
    audit.record(tx, { ...by, act: 'confirm transfer', subject: `order ${orderId}` });

  /** As orders are: where no transfer has that reference, by what else names its order. */
  const soughtBy = async (reference: string): Promise<transfers.Sought> => {
    const attemptIds = await transfers.listNamedTransfers(db, soughtIn(reference).references);
    if (attemptIds.length > 0) return { attemptIds };
    return { orderIds: await listOrderIds(db, { reference }, QUEUE_MAX) };
  };

  type Word = {
    staffId: string;
    amountMinor: number;
    isTaken: boolean;
    found: orders.FoundOrder;
    counts: (staffId: string) => boolean;
  };
  /** Held with the order, whose words are said one after the other. */
  const whoSaid = async (tx: Queryable, attemptId: string, staffId: string) => {
    const said = await transfers.listApprovals(tx, attemptId);
    return whoCounts(
      tx,
      staffId,
      said.map((word) => word.staffId),
    );
  };
  /** What is in already needs nobody's word; people count for one another where they say the same. */
  const hearWord = async (tx: Queryable, attempt: attempts.Attempt, word: Word) => {
    const { staffId, amountMinor, isTaken, found, counts } = word;
    const approvedAt = clock.now();
    const said = { attemptId: attempt.id, staffId, amountMinor, approvedAt };
    const isNew = !isTaken && (await transfers.saveApproval(tx, said));
    const all = (await transfers.listApprovals(tx, attempt.id)).filter((one) => counts(one.staffId));
    const same = all.filter((one) => one.amountMinor === amountMinor);
    const needed = approvalsNeeded(Math.max(found.order.amountMinor, amountMinor), twoStaffAboveNaira);
    if (isNew && same.length < needed) {
      const { id, reference, currency, announcedAt } = attempt;
      // Said anew, of another amount or after it was withdrawn, it is told anew.
      const about = { step: 'confirm', of: id, id: `${id}:${approvedAt.toISOString()}` } as const;
      const money = { reference, title: found.title, amountMinor, currency };
      const dueAt = announcedAt ? confirmDueAt(announcedAt) : undefined;
      await tellSecond(tx, needs, staffId, { ...about, ...money, dueAt });
    }
    return {
      approvals: same.length,
      approvalsNeeded: needed,
      disputed: all.length > same.length,
    };
  };

  type Deed = Pick<Confirmed, 'approvals' | 'approvalsNeeded' | 'disputed'> & {
    taken?: Taken;
    standing?: PaymentStanding;
  };
  const take = async (
    attemptId: string,
    deed: (tx: Queryable, attempt: attempts.Attempt, found: orders.FoundOrder) => Promise<Deed>,
    saidOf: string = attemptId,
  ): Promise<Confirmed> => {
    const { taken, standing, settled, missingMinor, ...words } = await db.transaction(async (tx) => {
      const before = await attempts.findAttempt(tx, attemptId);
      if (before?.method !== 'bank_transfer') throw notFound('This transfer');
      const other = (await attempts.findAttempt(tx, saidOf)) ?? before;
      // Two who confirm at once count each other, and nobody by a word that is being withdrawn.
      await orders.lockOrders(tx, [before.orderId, other.orderId]);
      const locked = (await orders.lockOrder(tx, before.orderId))!;
      const done = await deed(tx, (await attempts.findAttempt(tx, attemptId))!, locked);
      const found = (await orders.findOrder(tx, before.orderId))!;
      return { ...done, settled: found.order.settledAt !== null, missingMinor: missingOf(found) };
    });
    if (taken) settlement.tell(taken);
    workChanged(live, 'transfers');
    const { approvals, approvalsNeeded: needed, disputed } = words;
    const isPart = standing === 'short';
    return {
      paid: standing !== undefined && (settles(standing) || (isPart && settled)),
      refundDue: standing === 'paid_twice' || standing === 'account_closed',
      approvals,
      approvalsNeeded: needed,
      disputed,
      missing: isPart && !settled ? { amountMinor: missingMinor, currency: 'NGN' } : null,
    };
  };

  return {
    /**
     * What somebody said of a transfer whose money is not in counts no more, by hand or by its line: that line waits for
     * whatever it is for. Anybody of finance may, since nothing moves by it.
     */
    async takeBack({ staffId }: StaffViewer, attemptId: string, reason: string): Promise<void> {
      await db.transaction(async (tx) => {
        const before = await attempts.findAttempt(tx, attemptId);
        if (before?.method !== 'bank_transfer') throw notFound('This transfer');
        await orders.lockOrder(tx, before.orderId);
        const attempt = (await attempts.findAttempt(tx, attemptId))!;
        if (attempt.status === 'succeeded') throw inTheBooks();
        const [wasSaid, wasChosen] = [
          await transfers.removeApprovals(tx, attemptId),
          await releaseChosen(tx, attemptId),
        ];
        if (!wasSaid && !wasChosen)
          throw new AppError(
            'conflict',
            'Nobody has said that this transfer came. There is nothing to take back.',
          );
        const act = 'take back that a transfer came';
        await audit.record(tx, { staffId, act, subject: `order ${attempt.orderId}`, reason });
      });
      workChanged(live, 'transfers');
      workChanged(live, 'statements');
    },

    /** The line by which it was said is none of this transfer: nobody counts for a second person by it. */
    withdraw: transfers.withdrawApprovals,

    async list({ staffId }: StaffViewer, reference?: string): Promise<TransferCase[]> {
      const announcedSince = later(clock.now(), -LOOKED_FOR_DAYS * DAY_MS);
      const sought = reference === undefined ? undefined : await soughtBy(reference);
      const wanted = { staffId, announcedSince, sought, most: QUEUE_MAX };
      const waiting = (await transfers.listTransfers(db, wanted)).map(toCase);
      await recordLook(staffId, 'read transfers', waiting);
      return waiting;
    },

    /** Repeating it takes the same money in no second time. */
    async confirm(
      { staffId }: StaffViewer,
      attemptId: string,
      { reason, amountMinor: said, line }: { reason: string; amountMinor?: number; line?: UsedLine },
    ): Promise<Confirmed> {
      return take(attemptId, async (tx, attempt, found) => {
        const counts = await whoSaid(tx, attemptId, staffId);
        await line?.hold(tx);
        const amountMinor = said ?? attempt.amountMinor;
        const before = await findPaymentOf(tx, attempt);
        if (before && before.amountMinor !== amountMinor) throw confirmedWith(before);
        const word = { staffId, amountMinor, isTaken: before !== undefined, found, counts };
        const words = await hearWord(tx, attempt, word);
        const { reference: transaction, currency } = attempt;
        const money = { attemptId, transaction, amountMinor, currency };
        const isEnough = words.approvals >= words.approvalsNeeded;
        const taken = isEnough ? await settlement.receive(tx, money) : undefined;
        const standing = taken?.standing ?? before?.standing;
        if (standing) await line?.settle(tx);
        await record(tx, attempt, { staffId, reason });
        return { ...words, taken, standing };
      });
    },

    /**
     * More money of a transfer that has its own already: it counts for what is missing, else it is owed back. One
     * person says so; what needs two people is confirmed by the transfer of the rest.
     */
    confirmMore(
      { staffId }: StaffViewer,
      attemptId: string,
      more: { transaction: string; amountMinor: number; reason: string; line: UsedLine },
    ): Promise<Confirmed> {
      return take(
        attemptId,
        async (tx, attempt, { order }) => {
          await more.line.hold(tx);
          if (!order.settledAt && approvalsNeeded(order.amountMinor, twoStaffAboveNaira) > 1)
            throw twoForTheRest();
          const { transaction, amountMinor, reason } = more;
          const money = { attemptId, transaction, amountMinor, currency: attempt.currency, isMore: true };
          const taken = await settlement.receive(tx, money);
          await more.line.settle(tx);
          await record(tx, attempt, { staffId, reason });
          const standing =
            taken?.standing ?? (await findPayment(tx, attempt.provider, transaction))?.standing;
          return { taken, standing, approvals: 1, approvalsNeeded: 1, disputed: false };
        },
        more.line.saidOf,
      );
    },
  };
};
export type Transfers = ReturnType<typeof makeTransfers>;

const notFoundOf = ({ announcedAt, notFoundAt, saidSentAt }: attempts.Attempt): TransferCase['notFound'] =>
  !announcedAt && notFoundAt && saidSentAt
    ? { at: notFoundAt.toISOString(), announcedAt: saidSentAt.toISOString() }
    : null;

const inTheBooks = (): AppError =>
  new AppError(
    'conflict',
    'The money of this transfer is in the books. If it never came, please ask an administrator before anything is sent back.',
  );

const twoForTheRest = (): AppError =>
  new AppError(
    'conflict',
    'So large an order needs two people. Please confirm the transfer of its rest, with the amount that came.',
  );

const confirmedWith = ({ amountMinor, currency }: Payment): AppError =>
  new AppError(
    'conflict',
    `${inWords(amountMinor, currency)} was confirmed for this transfer already. More of it is confirmed by its line of the statement.`,
  );
