// Of an order that pays for a renewal: whether its card was charged by itself, which one, and what is charged next.
import type { Money } from '@ijeuwa/contract/fields';
import type { Queryable } from '#platform/database/connect.ts';
import type { Attempt } from '../checkout/attempts.repository.ts';
import { listAttempts } from '../checkout/attempts.repository.ts';
import { currentOf, whyNotCharged } from './agreement-view.ts';
import type { CardShown } from './agreements.mails.ts';
import { type FoundAgreement, findById, findLatest } from './agreements.repository.ts';
import { chargeAt, priceOf } from './agreements.rules.ts';
import { findRenewalOfOrder } from './renewals.repository.ts';
import type { CardBox } from './stored-card.ts';

export type Renewed = {
  /** As long as it is kept. */
  card: CardShown | undefined;
  /** Nobody was at a page: the card that is kept was charged. */
  byItself: boolean;
  /** Where it renews once more, as things stand. */
  next: { at: Date; price: Money } | undefined;
};

/** A charge of a card that is kept shows no page, unless its bank wants its holder to see one. */
export const isByItself = ({
  method,
  pageUrl,
  payRequestId,
}: Pick<Attempt, 'method' | 'pageUrl' | 'payRequestId'>) =>
  method === 'card' && pageUrl === null && payRequestId === null;

export type FindRenewed = (db: Queryable, orderId: string) => Promise<Renewed | undefined>;

/** By what renews now: another card, or package, may have taken its place. */
const nextOf = async (db: Queryable, found: FoundAgreement | undefined): Promise<Renewed['next']> => {
  if (found?.agreement.state !== 'running' || !found.endsAt || (await whyNotCharged(db, found)))
    return undefined;
  const { currency, amountMinor } = found.consent;
  const current = (await currentOf(db, found))!;
  return {
    at: chargeAt(found.endsAt),
    price: { amountMinor: priceOf(amountMinor, current.amountMinor)!, currency },
  };
};

/** Undefined of whatever renews nothing. */
export const makeFindRenewed =
  (cards: CardBox): FindRenewed =>
  async (db, orderId) => {
    const renewal = await findRenewalOfOrder(db, orderId);
    const found = renewal && (await findById(db, renewal.agreementId));
    if (!found) return undefined;
    const { cardSealed, memberId } = found.agreement;
    const card = cardSealed ? cards.open(cardSealed) : undefined;
    const paidBy = (await listAttempts(db, orderId)).find(({ status }) => status === 'succeeded');
    return {
      card: card && { brand: card.brand, last4: card.last4 },
      byItself: paidBy !== undefined && isByItself(paidBy),
      next: await nextOf(db, await findLatest(db, memberId)),
    };
  };
