// What becomes of a renewal once the money of a package went back whole: nobody is charged again for what they gave back, nor
// sooner than they were told.
import { REMINDER_DAYS } from '@ijeuwa/contract/agreements';
import type { Money } from '@ijeuwa/contract/fields';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { currentOf, whyNotCharged } from './agreement-view.ts';
import * as agreements from './agreements.repository.ts';
import { chargeAt, priceOf } from './agreements.rules.ts';
import type { Ending } from './ending.ts';

/** `goes on`: another order was given back; `waits`: it runs, and nothing is charged as things stand. */
export type RenewalLeft =
  | { how: 'ended' }
  | { how: 'cancelled' }
  | { how: 'waits' }
  | { how: 'goes on'; packageName: string; renewsAt: Date; price: Money };
/** `isLeft`: its member had moved up from it, so that nothing they have depends on it. */
type Back = { memberId: string; orderId: string; why: 'refund' | 'chargeback'; isLeft: boolean };

export const makeAfterMoneyBack =
  ({ clock, ending }: { clock: Clock; ending: Ending }) =>
  /** In the transaction that takes it back, after what it gave was cut; undefined where there is no renewal. */
  async (tx: Queryable, { memberId, orderId, why, isLeft }: Back): Promise<RenewalLeft | undefined> => {
    const found = await agreements.lockLiving(tx, memberId);
    if (!found) return undefined;
    if (found.agreement.state === 'cancelled') return { how: 'cancelled' };
    const renewsAt = found.endsAt && chargeAt(found.endsAt);
    const isSoon = !renewsAt || renewsAt < later(clock.now(), REMINDER_DAYS[0] * DAY_MS);
    const mayEnd =
      why === 'chargeback' || isSoon || (await agreements.isPaidBy(tx, found.agreement, orderId));
    if (mayEnd && !isLeft) {
      await ending.end(tx, found, 'refunded');
      return { how: 'ended' };
    }
    if (!renewsAt || (await whyNotCharged(tx, found))) return { how: 'waits' };
    const { consent, content } = found;
    const { amountMinor } = (await currentOf(tx, found))!;
    const price = { amountMinor: priceOf(consent.amountMinor, amountMinor)!, currency: consent.currency };
    return { how: 'goes on', packageName: content.name, renewsAt, price };
  };
export type AfterMoneyBack = ReturnType<typeof makeAfterMoneyBack>;
