// What the product asks of a payment provider, whichever it is. Which one is asked is said in `payment-providers.ts`.
import type { Order } from '@ijeuwa/contract/billing';
import type { Currency } from '@ijeuwa/contract/fields';
import type { Provider } from '@ijeuwa/contract/payment-words';
import type { DisputeProvider } from './disputes.ts';
import type { RefundProvider } from './refunds.ts';
import type { SettlementProvider } from './settlements.ts';
import type { StoredCard, StoredCards } from './stored-cards.ts';
import type { TransferAccounts } from './transfer-accounts.ts';

export type ProviderName = Exclude<Provider, 'bank'>;
/** A way to pay on a page of a provider's. */
export type PageMethod = Exclude<Order['method'], 'bank_transfer'>;

export type PaymentOrder = {
  reference: string;
  amountMinor: number;
  currency: Currency;
  email: string;
  returnUrl: string;
};

/** `providerRef`: the provider's own name for it, where it is asked by that; kept before anybody sees the page. */
export type BegunPayment = { pageUrl: string; providerRef?: string };

/** What was begun, as we and the provider know it. */
export type SentPayment = {
  reference: string;
  providerRef: string | null;
  /** Whether its money is still wanted: some providers hand over what was approved only when they are told to. */
  wanted: boolean;
};

// `pending` covers a page left open or abandoned: the money can still arrive. `under_way`: whoever pays has done their part,
// or does it at this moment: a bank decides in seconds, PayPal may look at it for days.
export type PaymentState = 'paid' | 'failed' | 'pending' | 'under_way' | 'unknown';

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
// `payload`: what it says of the money, and nothing of what it was paid with or by whom; of a dispute or refund its `id`,
// and where its reference may be missing the provider's name of the `transaction`, and of the `order` behind it.
export type PaymentNotice = {
  eventId: string;
  reference: string;
  kind: string;
  payload: Record<string, unknown>;
};
/** `reversal`: of a payment that the provider took back by itself; `rejection`: of money for an account that did not fit, and goes back. */
export type NoticeSubject = 'payment' | 'refund' | 'reversal' | 'dispute' | 'rejection' | 'ignored';

export type PaymentProvider = {
  name: ProviderName;
  /** In which currencies each way of paying can be had of it. */
  serves: Partial<Record<PageMethod, readonly Currency[]>>;
  /** Sent once for each reference, whatever becomes of the answer. */
  begin(order: PaymentOrder): Promise<BegunPayment>;
  confirm(sent: SentPayment): Promise<PaymentConfirmation>;
  // Undefined when the signature does not hold: such a notice is nobody's word. `unreachable`: it cannot be told now.
  readNotice(
    rawBody: Buffer,
    headers: Record<string, string | string[] | undefined>,
    /** The address it came from. */
    sender?: string,
  ): Promise<PaymentNotice | undefined>;
  /** What a notice is about, by the provider's name for it. */
  subjectOf(kind: string): NoticeSubject;
  refunds: RefundProvider;
  disputes: DisputeProvider;
  /** None where nothing that was paid with can be charged again. */
  cards?: StoredCards;
  /** Absent where it gives no accounts for transfers. */
  accounts?: TransferAccounts;
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
