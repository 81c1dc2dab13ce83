// Money that went back at a provider without a word of ours: by hand in its dashboard, or reversed by the provider. It is
// gone, whoever sent it; each is booked once, whatever told of it first, with what it does to the order.
import type { Provider } from '@ijeuwa/contract/payment-words';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { ProviderRefund } from '#platform/ports/refunds.ts';
import * as orders from '../checkout/orders.repository.ts';
import { findByProvider } from '../disputes/disputes.repository.ts';
import type { Lose } from '../disputes/losing.ts';
import type { Payment } from '../payments/payments.repository.ts';
import { countGone } from './give-backs.repository.ts';
import type { GivingBack } from './giving-back.ts';
import * as refunds from './refunds.repository.ts';
import { mayGoBack } from './refunds.rules.ts';
import { endUndecided } from './undecided.ts';

/** `later`: a bank asks for the same money; whether it is gone is not decided. */
export type Booked = 'booked' | 'known' | 'later';
export type GoneThere = ProviderRefund & { isReversal: boolean };
type Needs = { db: Database; clock: Clock; givingBack: GivingBack; lose: Lose };

const BY_HAND: Partial<Record<Provider, string>> = {
  paystack: 'It was sent back at Paystack, by hand.',
  paypal: 'It was sent back at PayPal, by hand.',
};
const REVERSED = 'the provider took the payment back';
const SENT_THERE = 'it was sent back at the provider';
export const nameOfGone = ({ id }: Pick<ProviderRefund, 'id'>): string => `refund ${id}`;

export const makeGoneThere = ({ db, clock, givingBack, lose }: Needs) => {
  /** Whether it is the whole of a refund that we owe, or may ask for: then it is that refund. */
  const refundOf = async (
    tx: Queryable,
    payment: Payment,
    { id, amountMinor }: GoneThere,
  ): Promise<refunds.FoundRefund | undefined> => {
    const waits = await refunds.findUnderWay(tx, payment.id);
    const isUnsent = waits && ['requested', 'approved'].includes(waits.refund.state);
    if (isUnsent && waits.refund.amountMinor === amountMinor) return waits;
    if (waits?.refund.owedAt) return undefined;
    if (waits) await endUndecided(tx, waits, 'withdraw', SENT_THERE);
    const paid = (await refunds.findPaid(tx, payment.id))!;
    const isSettled = paid.status === 'paid' || paid.status === 'part_refunded';
    const isHeld = payment.standing === 'short' || payment.standing === 'other_currency';
    const fitsOrder = isSettled && amountMinor <= mayGoBack(paid);
    const fitsHeld = !isSettled && isHeld && amountMinor === paid.leftMinor;
    if (!fitsOrder && !fitsHeld) return undefined;
    if (fitsOrder) await countGone(tx, paid.orderId, amountMinor);
    const saved = await refunds.saveRefund(tx, {
      ...{ paymentId: payment.id, amountMinor, of: fitsOrder ? 'order' : 'held', reason: payment.standing },
      ...{ why: BY_HAND[payment.provider] ?? id, state: 'requested', requestedAt: clock.now() },
    });
    return refunds.findRefund(tx, saved);
  };

  const book = (payment: Payment, orderId: string, gone: GoneThere): Promise<Booked> =>
    db.transaction(async (tx) => {
      const order = (await orders.lockOrder(tx, orderId))!;
      const name = nameOfGone(gone);
      const isKnown = (await refunds.listKnown(tx, payment.id)).includes(gone.id);
      if (isKnown || (await findByProvider(tx, { provider: payment.provider, providerId: name })))
        return 'known';
      // A dispute may have opened while the provider was asked.
      if ((await refunds.findPaid(tx, payment.id))!.disputed) return 'later';
      // Ours, whose answer is on its way.
      const waits = (await refunds.findUnderWay(tx, payment.id))?.refund;
      if (waits?.sentAt && !waits.providerId && waits.amountMinor === gone.amountMinor) return 'known';
      const found = gone.isReversal ? undefined : await refundOf(tx, payment, gone);
      if (found) {
        await givingBack.owe(tx, found, order);
        await givingBack.sentByHand(tx, (await refunds.findRefund(tx, found.refund.id))!, order, gone.id);
        return 'booked';
      }
      const category = gone.isReversal ? REVERSED : SENT_THERE;
      const lost = await lose(tx, { payment, name, amountMinor: gone.amountMinor, category });
      if (lost) await lost.tell(tx);
      return 'booked';
    });

  return book;
};
export type BookGone = ReturnType<typeof makeGoneThere>;
