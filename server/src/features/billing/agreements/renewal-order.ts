// The one order of a renewal: at the price that was agreed, or a lower one, with its first attempt.
import type { Currency } from '@ijeuwa/contract/fields';
import { type Clock, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { ProviderName } from '#platform/ports/payment-provider.ts';
import * as attempts from '../checkout/attempts.repository.ts';
import type { Buyers } from '../checkout/buyers.ts';
import { saveLines } from '../checkout/order-lines.repository.ts';
import * as orders from '../checkout/orders.repository.ts';
import { ORDER_MS } from '../checkout/orders.rules.ts';
import { saveQuote } from '../checkout/quotes.repository.ts';
import { freeReference, REFERENCE_TRIES } from '../checkout/references.repository.ts';

export type RenewalOrderNeeds = { clock: Clock; buyers: Buyers };

/** `provider`: the one that keeps the card. */
type Terms = {
  provider: ProviderName;
  memberId: string;
  packageId: string;
  packageVersionId: string;
  name: string;
  amountMinor: number;
  currency: Currency;
  expiresAt: Date;
  /** Of the same period, given up before: what is paid first settles both. */
  purchaseId?: string;
};
type Due = {
  provider: ProviderName;
  orderId: string;
  packageId: string;
  amountMinor: number;
  currency: Currency;
  expiresAt: Date;
};

const itemOf = (id: string) => ({ kind: 'package' as const, id });

export const makeRenewalOrders = ({ clock, buyers }: RenewalOrderNeeds) => {
  const attempt = async (tx: Queryable, due: Due): Promise<attempts.Attempt> => {
    const { provider, orderId, packageId, amountMinor, currency } = due;
    const now = clock.now();
    const expiresAt = due.expiresAt > now ? due.expiresAt : later(now, ORDER_MS);
    for (let nth = 0; nth < REFERENCE_TRIES; nth++) {
      const id = await attempts.recordAttemptOnce(tx, {
        orderId,
        provider,
        method: 'card',
        reference: await freeReference(tx, itemOf(packageId), now, nth),
        amountMinor,
        currency,
        chosenAt: now,
        createdAt: now,
        expiresAt,
      });
      if (id) return (await attempts.findAttempt(tx, id))!;
    }
    throw new Error(`no reference is free for a renewal of ${packageId}`);
  };

  const unsettled = async (tx: Queryable, purchaseId: string | undefined) =>
    purchaseId && !(await orders.purchaseIsSettled(tx, purchaseId)) ? purchaseId : undefined;

  return {
    attempt,

    /** Another order of the same package that waits is the same purchase: what is paid first settles both. */
    async place(tx: Queryable, terms: Terms): Promise<string> {
      const { provider, memberId, packageId, packageVersionId, name: title, expiresAt } = terms;
      const { amountMinor, currency } = terms;
      const createdAt = clock.now();
      await orders.lockBuying(tx, memberId);
      const [waiting] = await orders.listWaiting(tx, memberId, itemOf(packageId));
      const price = { amountMinor, currency, expiresAt };
      const quoteId = await saveQuote(tx, { memberId, packageVersionId, ...price });
      const purchaseId = waiting?.order.purchaseId ?? (await unsettled(tx, terms.purchaseId)) ?? quoteId;
      await orders.lockPurchase(tx, purchaseId);
      const buyerSealed = await buyers.sealedNow(tx, memberId);
      for (let nth = 0; nth < REFERENCE_TRIES; nth++) {
        const reference = await freeReference(tx, itemOf(packageId), createdAt, nth);
        const row = { reference, memberId, quoteId, purchaseId, ...price, createdAt, buyerSealed };
        const orderId = await orders.recordOrderOnce(tx, row);
        if (!orderId) continue;
        const line = { orderId, position: 1, kind: 'package' as const, packageVersionId, title };
        await saveLines(tx, [{ ...line, amountMinor }]);
        await attempt(tx, { provider, orderId, packageId, amountMinor, currency, expiresAt });
        return orderId;
      }
      throw new Error(`no reference is free for a renewal of ${packageId}`);
    },
  };
};
export type RenewalOrders = ReturnType<typeof makeRenewalOrders>;
