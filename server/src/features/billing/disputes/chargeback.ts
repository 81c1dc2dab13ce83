// What a dispute that was lost does: the money is gone from our account, what was bought with it ends, the books say so.
import { type Clock, lagosDay } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { holdRenewals } from '../agreements/hold-renewals.ts';
import type { TakeBack } from '../changes/taking-back.ts';
import { findMovedUpTo, findRestored } from '../changes/upgrades.repository.ts';
import * as orders from '../checkout/orders.repository.ts';
import { nextState } from '../checkout/orders.rules.ts';
import type { CreditNote } from '../invoices/issuing.service.ts';
import { listDeferredOf, lockEarning } from '../ledger/deferred.repository.ts';
import { earnedBy } from '../ledger/earning.rules.ts';
import { assetOf, type LedgerEvent, linesOf } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import { releaseAllocations } from '../payments/payments.repository.ts';
import type { AskingBack } from '../refunds/asking-back.ts';
import { countGone } from '../refunds/give-backs.repository.ts';
import type { GivingBack } from '../refunds/giving-back.ts';
import {
  type FoundRefund,
  findPaid,
  findUnderWay,
  listPaid,
  stepRefund,
} from '../refunds/refunds.repository.ts';
import { mayGoBack } from '../refunds/refunds.rules.ts';
import { sumOfOrder } from '../refunds/sums.repository.ts';
import type { FoundDispute } from './disputes.repository.ts';
import { bookLoss } from './disputes.rules.ts';
import type { Loss, OrderLoss } from './loss-words.ts';

export type ChargebackNeeds = {
  takenByBank: GivingBack['takenByBank'];
  askingBack: Pick<AskingBack, 'anew' | 'again'>;
  clock: Clock;
  ledger: Ledger;
  takeBack: TakeBack;
  creditNote: CreditNote;
};

const BANK_TOOK_MOST = 'A bank has taken most of the price back. With the rest what was bought ends.';
const BANK_TOOK = 'The bank has taken money of this payment back. Please see what of it is still owed.';

/** Owed, never given to the provider, and whole within what the bank took beside the order’s own. */
const isCovered = ({ refund }: FoundRefund, { askedMinor, amountMinor }: FoundDispute['dispute']): boolean =>
  refund.owedAt !== null && refund.sentAt === null && refund.amountMinor <= askedMinor - amountMinor;

type Lost = Omit<Loss, 'owedMinor'>;

export const makeChargeback = (needs: ChargebackNeeds) => {
  const { clock, ledger, takeBack, takenByBank, askingBack, creditNote } = needs;
  const post = async (tx: Queryable, { dispute, orderId }: FoundDispute, events: readonly LedgerEvent[]) => {
    for (const event of events) {
      const { kind } = event;
      const lines = linesOf(event, dispute.currency);
      const source = `${kind}:dispute:${dispute.id}`;
      if (lines.length > 0) await ledger.post(tx, { source, kind, orderId, lines });
    }
  };

  /** What was not given yet is owed to nobody any more; what was given is our loss. */
  const ofOrder = async (tx: Queryable, found: FoundDispute, order: orders.FoundOrder) => {
    const { amountMinor } = found.dispute;
    await lockEarning(tx);
    const [left] = await listDeferredOf(tx, [found.orderId]);
    if (!left) throw new Error(`the ledger knows nothing of order ${found.orderId}`);
    const today = lagosDay(clock.now());
    const { owedMinor, lostMinor } = await sumOfOrder(tx, found.orderId);
    // This one counts among what is lost already.
    const paidMinor = order.order.amountMinor - owedMinor - (lostMinor - amountMinor);
    const staysMinor = await findRestored(tx, order.order);
    const { whole, beyondMinor, ...booked } = bookLoss(left, { amountMinor, paidMinor, staysMinor }, today);
    const caughtUp: LedgerEvent = {
      kind: 'earned',
      of: order.kind,
      amountMinor: earnedBy(left, today) - left.earnedMinor,
    };
    const asset = assetOf(found.payment.provider);
    const events: LedgerEvent[] = [
      caughtUp,
      { kind: 'chargeback', of: order.kind, asset, amountMinor: amountMinor - beyondMinor, ...booked },
    ];
    return { whole, mostly: !whole && 2 * amountMinor > paidMinor, events, beyondMinor };
  };

  /** More than the order still had, such as what counts for a better package by now: a loss of ours, and of no order. */
  const loseBeyond = async (
    tx: Queryable,
    { dispute, payment, kind: of }: FoundDispute,
    amountMinor: number,
  ) => {
    if (amountMinor <= 0) return;
    const nothing = { deferredMinor: 0, discountMinor: 0, unearnedMinor: 0 };
    const event = {
      ...{ kind: 'chargeback' as const, of, asset: assetOf(payment.provider) },
      ...{ amountMinor, ...nothing },
    };
    const lines = linesOf(event, dispute.currency);
    await ledger.post(tx, { source: `chargeback:dispute:${dispute.id}:beyond`, kind: 'chargeback', lines });
  };

  const ofPart = (found: FoundDispute): LedgerEvent[] => {
    const { amountMinor } = found.dispute;
    return [
      { kind: 'refund owed', of: 'unmatched', amountMinor },
      { kind: 'refund', asset: assetOf(found.payment.provider), amountMinor },
    ];
  };

  /** Nobody keeps a package for the little that a bank left of its price: the rest goes back too, once somebody has seen to it. */
  const askForRest = async (tx: Queryable, { id }: orders.FoundOrder['order']): Promise<number> => {
    const paid = await listPaid(tx, [id]);
    const restMinor = paid.reduce((sum, one) => sum + mayGoBack(one), 0);
    if (restMinor > 0)
      await askingBack.anew(tx, { orderId: id, reason: BANK_TOOK_MOST, amountMinor: restMinor });
    return restMinor;
  };

  const standing = ({ order }: orders.FoundOrder): OrderLoss => {
    if (order.settledAt === null) return { how: 'none', order: 'unpaid' };
    const stands = order.status === 'paid' || order.status === 'part_refunded';
    return { how: 'none', order: stands ? 'stands' : 'over' };
  };

  const lose = async (tx: Queryable, found: FoundDispute, order: orders.FoundOrder): Promise<Lost> => {
    const { payment, dispute, orderId } = found;
    if (dispute.amountMinor === 0) return { own: standing(order) };
    const { id: disputeId, amountMinor } = dispute;
    const { allocatedMinor = 0 } = (await findPaid(tx, payment.id)) ?? {};
    if (order.order.settledAt === null || allocatedMinor === 0) {
      await post(tx, found, ofPart(found));
      const counted = await releaseAllocations(tx, payment.id, clock.now());
      // Other parts that have come wait for what is missing, or go back by their own clock.
      const waits = order.order.status === 'part_paid' && order.allocatedMinor > allocatedMinor;
      const status = counted && !waits && nextState(order.order.status, 'part_sent_back');
      if (status) await orders.endOrder(tx, orderId, status, clock.now());
      return { own: allocatedMinor > 0 ? { how: 'unpaid', waits } : standing(order) };
    }
    // Before what all share.
    if (order.kind === 'package') await holdRenewals(tx, clock, order.order.memberId);
    const { whole, mostly, events, beyondMinor } = await ofOrder(tx, found, order);
    await post(tx, found, events);
    await loseBeyond(tx, found, beyondMinor);
    await countGone(tx, orderId, amountMinor);
    const to = await findMovedUpTo(tx, orderId);
    const taken = whole ? await takeBack(tx, order, 'chargeback') : undefined;
    const { number } = await creditNote(tx, { orderId, disputeId, amountMinor });
    const status = nextState(order.order.status, whole ? 'charged_back' : 'refunded_in_part');
    if (status) await orders.changeOrder(tx, orderId, { status });
    const became = async (): Promise<OrderLoss> => {
      if (whole) return to === undefined ? { how: 'ended', taken } : { how: 'moved_up', to };
      const restMinor = mostly ? await askForRest(tx, order.order) : 0;
      if (restMinor > 0) return { how: 'most', restMinor };
      const backMinor = await askingBack.again(tx, orderId);
      return to !== undefined && backMinor === 0 ? { how: 'moved_up', to } : { how: 'part', backMinor };
    };
    return { own: await became(), creditNote: number };
  };

  /** What has become of the order. What was owed of the payment already is owed no longer where the bank took it too. */
  return async (tx: Queryable, found: FoundDispute, order: orders.FoundOrder): Promise<Loss> => {
    const { payment, dispute, orderId } = found;
    const waits = await findUnderWay(tx, payment.id);
    const lost = await lose(tx, found, order);
    if (waits && isCovered(waits, dispute)) {
      await takenByBank(tx, waits, (await orders.lockOrder(tx, orderId))!);
      return { ...lost, owedMinor: waits.refund.amountMinor };
    }
    if (waits) await stepRefund(tx, waits.refund.id, 'trouble', { said: BANK_TOOK, troubledAt: clock.now() });
    return { ...lost, owedMinor: 0 };
  };
};
export type Chargeback = ReturnType<typeof makeChargeback>;
