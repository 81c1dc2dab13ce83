// What the product asks of a card payment provider, whichever it is.

import type { DisputeProvider } from './disputes.ts';
import type { RefundProvider } from './refunds.ts';
import type { SettlementProvider } from './settlements.ts';
import type { StoredCard, StoredCards } from './stored-cards.ts';

export type Currency = 'NGN' | 'USD' | 'EUR' | 'GBP';

export type PaymentOrder = {
  reference: string;
  amountMinor: number;
  currency: Currency;
  email: string;
  returnUrl: string;
};

// `pending` covers a page left open or abandoned: the money can still arrive.
export type PaymentState = 'paid' | 'failed' | 'pending' | 'unknown';

export type PaymentConfirmation = {
  state: PaymentState;
  amountMinor: number;
  currency: string;
  reference: string;
  providerId: string;
  paidAt?: Date;
  /** What it was paid with, where that can be charged again. */
  card?: StoredCard;
};

// The reference is empty when the notice is about no payment.
// `payload`: what it says of the money, and nothing of the card or who holds it.
export type PaymentNotice = {
  eventId: string;
  reference: string;
  kind: string;
  payload: Record<string, unknown>;
};

export type PaymentProvider = {
  name: 'paystack';
  currencies: readonly Currency[];
  begin(order: PaymentOrder): Promise<{ pageUrl: string }>;
  confirm(reference: string): Promise<PaymentConfirmation>;
  // Undefined when the signature does not hold: such a notice is nobody's word.
  readNotice(
    rawBody: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): PaymentNotice | undefined;
  refunds: RefundProvider;
  disputes: DisputeProvider;
  cards: StoredCards;
  /** None where it does not collect what it pays out. */
  settlements?: SettlementProvider;
};

// `unreachable`: no usable answer, so the deed may or may not have happened. `refused`: it did not.
export class PaymentProviderError extends Error {
  readonly reason: 'unreachable' | 'refused';

  constructor(reason: 'unreachable' | 'refused', message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaymentProviderError';
    this.reason = reason;
  }
}
