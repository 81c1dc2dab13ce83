// What the product asks of a payment provider about what it pays out to our bank.

export type ProviderSettlement = {
  id: string;
  currency: string;
  /** Of its transactions, before anything was taken off. */
  totalMinor: number;
  feesMinor: number;
  /** Refunds and disputes that were kept back. */
  deductedMinor: number;
  payoutMinor: number;
  /** What is left of it with the provider, less what had been left before; nothing where all is paid out. */
  staysMinor?: number;
  settledAt: Date;
  /** It is at our bank. */
  isDone: boolean;
};

export type SettledTransaction = {
  /** The provider's own name for it. */
  providerId: string;
  reference: string;
  amountMinor: number;
  feesMinor: number;
  currency: string;
};

export type SettlementProvider = {
  /** The newest first; pages count from 1, and one behind the last is empty. */
  list(page: number): Promise<ProviderSettlement[]>;
  /** All of one. */
  transactions(id: string): Promise<SettledTransaction[]>;
};
