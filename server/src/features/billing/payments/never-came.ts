// A transfer that was confirmed by hand, and that no statement shows, never came: what it paid for ends, as with one that the
// bank took back; of much money two people say so.
import { AppError, conflict } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import { amountIn } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import { workChanged } from '#platform/work-changed.ts';
import { approvalsNeeded } from '../checkout/orders.rules.ts';
import type { Lose } from '../disputes/losing.ts';
import { tellSecond, whoCounts } from '../refunds/second-person.ts';
import { lockOdd } from './lock-odd.ts';
import { neverCameNotice } from './never-came.mails.ts';
import { neverCameName } from './never-came.rules.ts';
import { closeSeen, findTrace } from './never-seen.repository.ts';
import { type FoundOdd, findOdd, sayNeverCame } from './odd-payments.repository.ts';
import type { Payment } from './payments.repository.ts';

type Needs = {
  db: Database;
  clock: Clock;
  live: Live;
  audit: Audit;
  notify: Notify;
  lose: Lose;
  publicUrl: string;
  twoStaffAboveNaira: number;
};

const NEVER_CAME = 'the transfer never came';

export const makeNeverCame = (needs: Needs) => {
  const { db, clock, live, audit, notify, lose, twoStaffAboveNaira } = needs;

  /** What it paid for ends, and whoever was to have paid is told. */
  const undo = async (tx: Queryable, payment: Payment): Promise<string | undefined> => {
    const gone = { payment, name: neverCameName(payment.id), amountMinor: payment.amountMinor };
    const lost = await lose(tx, { ...gone, category: NEVER_CAME });
    if (!lost) throw conflict('The money of this transfer is gone from the books already.');
    await closeSeen(tx, clock.now());
    if (lost.order.accountClosed) return undefined;
    const { memberId, title, kind, ownReference, reference } = lost.found;
    const about = {
      paymentId: payment.id,
      memberId,
      title,
      ownReference,
      reference,
      amountMinor: payment.amountMinor,
    };
    await notify(tx, neverCameNotice({ ...about, kind, loss: lost.loss, credit: lost.credit }));
    return memberId;
  };

  /** As it stands once a statement may have shown it meanwhile. */
  const refuse = ({ odd, payment }: FoundOdd, staffId: string): Payment => {
    if (odd.outcome !== 'never_seen' || !payment)
      throw conflict(
        'Only a transfer that was confirmed by hand, and that no statement shows, is undone so.',
      );
    if (odd.closedAt) throw conflict(`This is closed already: ${odd.closing}`);
    if (odd.neverCameBy === staffId)
      throw conflict('You have said so already. A second person has to say it too.');
    return payment;
  };

  /** Nothing that a statement may show is undone. */
  const refuseTrace = async (tx: Queryable, { id, currency }: Payment): Promise<void> => {
    const { presumed, bookedMinor } = await findTrace(tx, id);
    if (presumed)
      throw conflict(
        'A line of a statement brings as much, and nobody has said yet what it is. Please look at it first.',
      );
    if (bookedMinor > 0)
      throw conflict(
        `A statement shows ${amountIn({ amountMinor: bookedMinor, currency })} of it. Please close this with what became of the rest.`,
      );
  };

  return {
    /** Of one entry of what no statement shows; refuses any other. Whether enough people have said so. */
    async say({ staffId }: StaffViewer, id: string, reason: string): Promise<boolean> {
      const { undone, memberId } = await db.transaction(async (tx) => {
        const { order } = await lockOdd(tx, id);
        await closeSeen(tx, clock.now());
        const found = (await findOdd(tx, id))!;
        const payment = refuse(found, staffId);
        const counts = await whoCounts(tx, staffId, [found.odd.neverCameBy]);
        await refuseTrace(tx, payment);
        if (!order) throw new AppError('conflict', 'This money is of no order.');
        const subject = `payment ${found.odd.reference}`;
        const needed = approvalsNeeded(payment.amountMinor, twoStaffAboveNaira);
        if (needed > 1 && !counts(found.odd.neverCameBy)) {
          await sayNeverCame(tx, id, staffId);
          const { reference } = found.odd;
          const { amountMinor, currency } = payment;
          const about = { id, of: id, reference, title: order.title, amountMinor, currency };
          await tellSecond(tx, needs, staffId, { step: 'never came', ...about, dueAt: undefined });
          await audit.record(tx, { staffId, act: 'say that a transfer never came', subject, reason });
          return { undone: false, memberId: undefined };
        }
        const told = await undo(tx, payment);
        await audit.record(tx, { staffId, act: 'undo a transfer that never came', subject, reason });
        return { undone: true, memberId: told };
      });
      workChanged(live, 'transfers');
      if (memberId) live.toMember(memberId, 'changed', { what: 'subscription' });
      return undone;
    },
  };
};
export type NeverCame = ReturnType<typeof makeNeverCame>;
