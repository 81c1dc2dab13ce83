// What the product asks of a card payment provider about money that goes back.

/** `waiting`: the provider has it, and it is on its way. */
export type ProviderRefund = {
  id: string;
  amountMinor: number;
  currency: string;
  state: 'waiting' | 'done' | 'failed' | 'needs_attention';
  /** Its words about what is wrong. */
  said?: string;
};

/** Where money goes that the card does not take back. */
export type RefundAccount = { bankCode: string; accountNumber: string };

export type RefundProvider = {
  /** All of one payment, by its reference. No deed is done twice on a lost answer where this is asked first. */
  list(reference: string): Promise<ProviderRefund[]>;
  send(reference: string, amountMinor: number): Promise<ProviderRefund>;
  /** One that needs attention, sent to an account instead. */
  retry(id: string, account: RefundAccount & { currency: string }): Promise<ProviderRefund>;
};
