// A rule wants money of an order back: refunds of its payments are asked for, as somebody of finance would, until all of it is.
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { pagesOf } from '#platform/pages-of.ts';
import { lockOrder } from '../checkout/orders.repository.ts';
import * as giveBacks from './give-backs.repository.ts';
import { findPaid, findUnderWay, recordRefundOnce } from './refunds.repository.ts';
import { mayBeAsked } from './refunds.rules.ts';

type Needs = { db: Database; clock: Clock; onError: (error: unknown) => void };
/** The caller holds the order. */
type Wanted = { orderId: string; reason: string; amountMinor: number };

const AT_ONCE = 100;

export const makeAskingBack = ({ db, clock, onError }: Needs) => {
  /** Payment by payment, one refund of each at a time. While one is under way, or a bank asks for it, the rest waits. */
  const ask = async (tx: Queryable, orderId: string): Promise<void> => {
    const { reason: why, amountMinor, ...before } = (await giveBacks.findGiveBack(tx, orderId))!;
    let { askedMinor } = before;
    let waits = false;
    for (const paymentId of await giveBacks.listPaymentIds(tx, orderId)) {
      const paid = (await findPaid(tx, paymentId))!;
      const wanted = Math.min(amountMinor - askedMinor, mayBeAsked(paid));
      const isFree = !paid.disputed && !(await findUnderWay(tx, paymentId));
      const asked = { of: 'order', state: 'requested', reason: paid.payment.standing, why } as const;
      const refund = { ...asked, paymentId, amountMinor: wanted, requestedAt: clock.now() };
      if (wanted > 0 && isFree && (await recordRefundOnce(tx, refund))) askedMinor += wanted;
      else waits ||= !isFree;
    }
    const isAll = askedMinor >= amountMinor;
    await giveBacks.changeGiveBack(tx, orderId, { askedMinor, doneAt: waits && !isAll ? null : clock.now() });
  };

  return {
    /** What was said of an order before stands. */
    async once(tx: Queryable, wanted: Wanted): Promise<void> {
      const isNew = await giveBacks.recordGiveBackOnce(tx, { ...wanted, saidAt: clock.now() });
      if (isNew) await ask(tx, wanted.orderId);
    },

    /** Whatever was said of the order before. */
    async anew(tx: Queryable, wanted: Wanted): Promise<void> {
      await giveBacks.saveGiveBack(tx, { ...wanted, saidAt: clock.now() });
      await ask(tx, wanted.orderId);
    },

    /** What a rule could not ask for of the order, which the caller holds, where it may now; answers all that it still wants back. */
    async again(tx: Queryable, orderId: string): Promise<number> {
      if ((await giveBacks.findGiveBack(tx, orderId))?.doneAt === null) await ask(tx, orderId);
      return giveBacks.findPromised(tx, orderId);
    },

    /** What could not be asked for when a rule wanted it; what still cannot keeps no other waiting. */
    async askWaiting(atOnce = AT_ONCE): Promise<void> {
      const askOne = (id: string) =>
        db.transaction(async (tx) => {
          await lockOrder(tx, id);
          if (!(await giveBacks.findGiveBack(tx, id))?.doneAt) await ask(tx, id);
        });
      const waiting = pagesOf(
        (after) => giveBacks.listGiveBacksWaiting(db, after, atOnce),
        (id) => id,
      );
      for await (const page of waiting) for (const id of page) await askOne(id).catch(onError);
    },
  };
};
export type AskingBack = ReturnType<typeof makeAskingBack>;
