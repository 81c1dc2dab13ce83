// What the product asks of a payment provider about money that goes back.

/** `waiting`: the provider has it, and it is on its way. */
export type ProviderRefund = {
  id: string;
  amountMinor: number;
  currency: string;
  state: 'waiting' | 'done' | 'failed' | 'needs_attention';
  /** Its words about what is wrong. */
  said?: string;
};

/** Money that came: our reference, the provider's own name of what was begun by it, and that of the money itself. */
export type PaidThere = {
  reference: string;
  providerRef: string | null;
  transaction: string;
  currency: string;
};

/** Where money goes that the card does not take back. */
export type RefundAccount = { bankCode: string; accountNumber: string };

export type RefundProvider = {
  /** All of one payment. No deed is done twice on a lost answer where this is asked first. */
  list(paid: PaidThere): Promise<ProviderRefund[]>;
  /** `key`: of this refund alone, for a provider that knows a repeated call by it. */
  send(paid: PaidThere, amountMinor: number, key: string): Promise<ProviderRefund>;
  /** One that needs attention, sent to an account instead; refused where there is no such way. */
  retry(id: string, account: RefundAccount & { currency: string }): Promise<ProviderRefund>;
  /** The name under which the bank has this account; refused where it has no such account. Absent where it cannot be asked. */
  holderOf?(account: RefundAccount): Promise<string>;
};
