// Cards of agreements that have ended: the provider forgets them, and then so do we.
import type { Database } from '#platform/database/connect.ts';
import type { PaymentProviders } from '#platform/ports/payment-providers.ts';
import * as agreements from './agreements.repository.ts';
import type { CardBox } from './stored-card.ts';

export type ForgettingNeeds = {
  db: Database;
  payments: PaymentProviders;
  cards: CardBox;
  onError: (error: unknown) => void;
};

const AT_ONCE = 100;

export const makeForgetting = ({ db, payments, cards, onError }: ForgettingNeeds) => {
  /** The same card has the same name there, by whatever it was stored. */
  const isUsed = async (memberId: string, code: string): Promise<boolean> =>
    (await agreements.listLivingCards(db, memberId)).some((sealed) => cards.open(sealed).code === code);

  const forget = async ({ id, memberId, cardSealed }: agreements.Agreement): Promise<void> => {
    if (!cardSealed) return;
    const { code, provider } = cards.open(cardSealed);
    if (!(await isUsed(memberId, code))) await payments.cardsOf(provider).forget(code);
    await agreements.changeAgreement(db, id, { cardSealed: null });
  };

  /** What the provider does not answer to now is tried again. */
  return async (): Promise<void> => {
    for (const one of await agreements.listToForget(db, AT_ONCE)) await forget(one).catch(onError);
  };
};
