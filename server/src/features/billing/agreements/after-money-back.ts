// What becomes of a renewal once the money of a package went back whole: nobody is charged again for what they gave back, nor
// sooner than they were told.
import { REMINDER_DAYS } from '@ijeuwa/contract/agreements';
import type { Money } from '@ijeuwa/contract/fields';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { listAttempts } from '../checkout/attempts.repository.ts';
import { isAskedLate } from '../checkout/attempts.rules.ts';
import { currentOf, whyNotCharged } from './agreement-view.ts';
import * as agreements from './agreements.repository.ts';
import { chargeAt, mayHaveTaken, priceOf } from './agreements.rules.ts';
import type { Ending } from './ending.ts';
import { findOpenRenewal, listGivenUp } from './renewals.repository.ts';

/** Sent, and the provider has not said what it came to. */
type Asked = { sentAt: Date; price: Money };
/**
 * `goes on`: another order was given back; `waits`: it runs, and nothing is charged as things stand; `replaced`: it had ended
 * when its member moved up, and stays so though what it renewed goes on.
 */
export type RenewalLeft =
  | { how: 'ended'; asked?: Asked }
  | { how: 'cancelled' }
  | { how: 'waits' }
  | { how: 'replaced' }
  | { how: 'goes on'; packageName: string; renewsAt: Date; price: Money };
/**
 * `isLeft`: its member had moved up from it, so that nothing they have depends on it. `restores`: they had moved up to it, and
 * what they had before goes on.
 */
type Back = {
  memberId: string;
  orderId: string;
  why: 'refund' | 'chargeback';
  isLeft: boolean;
  restores: boolean;
};

/** A charge of a renewal that is not paid, or was given up, which may have taken the money; as long as the provider is asked. */
const askedOf = async (tx: Queryable, agreementId: string, now: Date): Promise<Asked | undefined> => {
  const open = await findOpenRenewal(tx, agreementId);
  const all = open ? (await listAttempts(tx, open.orderId)).filter(mayHaveTaken) : [];
  for (const { orderId, endedAt } of await listGivenUp(tx, agreementId))
    all.push(
      ...(await listAttempts(tx, orderId)).filter(
        (one) => mayHaveTaken(one) && isAskedLate(one, endedAt, now),
      ),
    );
  for (const one of all)
    if (one.sentAt)
      return { sentAt: one.sentAt, price: { amountMinor: one.amountMinor, currency: one.currency } };
  return undefined;
};

export const makeAfterMoneyBack =
  ({ clock, ending }: { clock: Clock; ending: Ending }) =>
  /** In the transaction that takes it back, after what it gave was cut; undefined where there is no renewal. */
  async (tx: Queryable, back: Back): Promise<RenewalLeft | undefined> => {
    const { memberId, orderId, why, isLeft, restores } = back;
    const found = await agreements.lockLiving(tx, memberId);
    if (!found) {
      const last = restores ? await agreements.findLatest(tx, memberId) : undefined;
      return last?.agreement.endedBecause === 'replaced' ? { how: 'replaced' } : undefined;
    }
    const asked = await askedOf(tx, found.agreement.id, clock.now());
    const isOfPeriod = why === 'chargeback' || (await agreements.isPaidBy(tx, found.agreement, orderId));
    if (found.agreement.state === 'cancelled') {
      if (!asked || !isOfPeriod || isLeft) return { how: 'cancelled' };
      await ending.end(tx, found, 'refunded');
      return { how: 'ended', asked };
    }
    const renewsAt = found.endsAt && chargeAt(found.endsAt);
    const isSoon = !renewsAt || renewsAt < later(clock.now(), REMINDER_DAYS[0] * DAY_MS);
    if ((isOfPeriod || isSoon) && !isLeft) {
      await ending.end(tx, found, 'refunded');
      return { how: 'ended', asked };
    }
    if (!renewsAt || (await whyNotCharged(tx, found))) return { how: 'waits' };
    const { consent, content } = found;
    const { amountMinor } = (await currentOf(tx, found))!;
    const price = { amountMinor: priceOf(consent.amountMinor, amountMinor)!, currency: consent.currency };
    return { how: 'goes on', packageName: content.name, renewsAt, price };
  };
export type AfterMoneyBack = ReturnType<typeof makeAfterMoneyBack>;
