// What the product asks of a card payment provider about cards that members let us charge again.
import type { Currency } from '@ijeuwa/contract/fields';

/** A card as the provider keeps it: nothing here can be used anywhere but with our account there. */
export type StoredCard = {
  code: string;
  /** Of the payment by which it was stored: it is charged under no other. */
  email: string;
  brand: string;
  last4: string;
  /** As on the card: 12/30. */
  expires: string;
};

export type CardCharge = {
  reference: string;
  amountMinor: number;
  currency: Currency;
  code: string;
  email: string;
};

export type StoredCards = {
  /**
   * Sends one charge. What became of its money is for `confirm` to say; `pageUrl`: the bank asks its holder first.
   * Throws `refused` where nothing was done, `unreachable` where nobody knows.
   */
  charge(charge: CardCharge): Promise<{ pageUrl?: string }>;
  /** From then on nobody can charge it; one that is forgotten already is no fault. */
  forget(code: string): Promise<void>;
};
