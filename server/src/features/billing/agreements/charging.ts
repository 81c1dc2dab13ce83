// Sends one charge to a stored card. The agreement is held from the last look at its consent until the provider has
// answered: whoever cancels waits for that, and after their answer nothing is sent.
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import * as attempts from '../checkout/attempts.repository.ts';
import * as orders from '../checkout/orders.repository.ts';
import { mayBePaid } from '../checkout/orders.rules.ts';
import * as agreements from './agreements.repository.ts';
import type { CardBox } from './stored-card.ts';

export type ChargingNeeds = {
  db: Database;
  clock: Clock;
  payments: PaymentProviders;
  cards: CardBox;
  onError: (error: unknown) => void;
};

export const makeCharging = ({ db, clock, payments, cards, onError }: ChargingNeeds) => {
  /** What is known of the attempt is written beside the lock, so that it stays whatever becomes of that. */
  const send = async (attempt: attempts.Attempt, cardSealed: string): Promise<void> => {
    const { id, provider, reference, amountMinor, currency } = attempt;
    if (!(await attempts.claimSending(db, id, clock.now()))) return;
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

  /** Not paid meanwhile by another way, and no bank asks for money of theirs. The order is held until it was sent. */
  const isDue = async (tx: Queryable, agreement: agreements.Agreement, { orderId }: attempts.Attempt) => {
    const found = (await orders.lockOrder(tx, orderId))!;
    if (!mayBePaid(found.order.status) || (await orders.purchaseIsSettled(tx, found.order.purchaseId)))
      return false;
    return !(await agreements.isDisputed(tx, agreement));
  };

  return {
    charge: (agreementId: string, attempt: attempts.Attempt): Promise<void> =>
      db.transaction(async (tx) => {
        const found = await agreements.lockAgreement(tx, agreementId);
        const cardSealed = found?.agreement.state === 'running' ? found.agreement.cardSealed : null;
        if (found && cardSealed && (await isDue(tx, found.agreement, attempt)))
          await send(attempt, cardSealed);
        else await attempts.stepAttempt(db, attempt.id, 'refused');
      }),
  };
};
export type Charging = ReturnType<typeof makeCharging>;
