// Sends one charge to a stored card. It is claimed with the agreement and its order held, and known to all before it leaves:
// nobody waits for the provider with these. Whoever cancels waits for what was claimed before (under-way.ts), and after their
// answer nothing is sent.
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import * as attempts from '../checkout/attempts.repository.ts';
import * as orders from '../checkout/orders.repository.ts';
import { mayBePaid } from '../checkout/orders.rules.ts';
import * as agreements from './agreements.repository.ts';
import { findPayableUntil } from './renewals.repository.ts';
import type { CardBox } from './stored-card.ts';

export type ChargingNeeds = {
  db: Database;
  clock: Clock;
  payments: PaymentProviders;
  cards: CardBox;
  onError: (error: unknown) => void;
};

export const makeCharging = ({ db, clock, payments, cards, onError }: ChargingNeeds) => {
  const send = async (attempt: attempts.Attempt, cardSealed: string): Promise<void> => {
    const { id, provider, reference, amountMinor, currency } = attempt;
    const { code, email } = cards.open(cardSealed);
    try {
      const keeper = payments.cardsOf(provider);
      const { pageUrl } = await keeper.charge({ reference, amountMinor, currency, code, email });
      await attempts.stepAttempt(db, id, 'shown', { pageUrl });
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      onError(error);
      await attempts.stepAttempt(db, id, error.reason === 'refused' ? 'decline' : 'lost');
    }
  };

  /** Not paid meanwhile by another way, and no bank asks for money of theirs. */
  const isDue = async (tx: Queryable, agreement: agreements.Agreement, { orderId }: attempts.Attempt) => {
    const found = (await orders.lockOrder(tx, orderId))!;
    if (!mayBePaid(found.order.status) || (await orders.purchaseIsSettled(tx, found.order.purchaseId)))
      return false;
    return !(await agreements.isDisputed(tx, agreement));
  };

  /** A page that was opened a moment ago is waited for as any. */
  const isPayable = async (tx: Queryable, { orderId }: attempts.Attempt, until: Date): Promise<boolean> => {
    const now = clock.now();
    if (now >= until) return false;
    const { order } = (await orders.findOrder(tx, orderId))!;
    return (await findPayableUntil(tx, order, now, until)) !== undefined;
  };

  /** The card of what is to be sent by this caller, and by nobody else from the commit on. */
  const claim = (agreementId: string, attempt: attempts.Attempt, until: Date): Promise<string | undefined> =>
    db.transaction(async (tx) => {
      const found = await agreements.lockAgreement(tx, agreementId);
      const cardSealed = found?.agreement.state === 'running' ? found.agreement.cardSealed : null;
      if (found && cardSealed && (await isDue(tx, found.agreement, attempt))) {
        if (await isPayable(tx, attempt, until)) return undefined;
        return (await attempts.claimSending(tx, attempt.id, clock.now())) ? cardSealed : undefined;
      }
      // What somebody else has sent is not taken back by that.
      if (!(await attempts.findAttempt(tx, attempt.id))?.sentAt)
        await attempts.stepAttempt(tx, attempt.id, 'refused');
      return undefined;
    });

  return {
    /** `until`: so long it waits for whoever has a page for the same. */
    async charge(agreementId: string, attempt: attempts.Attempt, until: Date): Promise<void> {
      const cardSealed = await claim(agreementId, attempt, until);
      if (cardSealed) await send(attempt, cardSealed);
    },
  };
};
export type Charging = ReturnType<typeof makeCharging>;
