// Begins the transfer for the rest of an order as soon as a part of it has come: its reference stands in the mail about it.
import type { Clock } from '#platform/clock.ts';
import { later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { type Attempt, listAttempts, recordAttemptOnce } from '../checkout/attempts.repository.ts';
import { changeOrder, type FoundOrder, itemOf } from '../checkout/orders.repository.ts';
import { freeReference, REFERENCE_TRIES } from '../checkout/references.repository.ts';
import { REST_MS } from './rest.rules.ts';

/** Within the transaction that took the part in; undefined where the rest cannot be transferred. */
export const makeBeginRest =
  ({ clock }: { clock: Clock }) =>
  async (tx: Queryable, found: FoundOrder, missingMinor: number): Promise<Attempt | undefined> => {
    const { order } = found;
    if (order.currency !== 'NGN') return undefined;
    const now = clock.now();
    const all = await listAttempts(tx, order.id);
    const last = all[0]?.chosenAt ?? now;
    const attempt = {
      orderId: order.id,
      provider: 'bank' as const,
      method: 'bank_transfer' as const,
      amountMinor: missingMinor,
      currency: order.currency,
      status: 'pending' as const,
      // The one that is shown from now on.
      chosenAt: last >= now ? later(last, 1) : now,
      createdAt: now,
      expiresAt: later(now, REST_MS),
    };
    for (let nth = 0; nth < REFERENCE_TRIES; nth++) {
      const reference = await freeReference(tx, itemOf(found), now, nth);
      const id = await recordAttemptOnce(tx, { ...attempt, reference });
      if (!id) continue;
      await changeOrder(tx, order.id, { expiresAt: attempt.expiresAt });
      return (await listAttempts(tx, order.id)).find((one) => one.id === id);
    }
    return undefined;
  };
