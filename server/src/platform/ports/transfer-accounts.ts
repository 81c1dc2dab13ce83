// What the product asks of a payment provider about accounts that it opens for one transfer each.

export type TransferAccount = {
  bankName: string;
  accountName: string;
  accountNumber: string;
  /** The provider’s own word: what is sent later it sends back. */
  expiresAt: Date;
};

export type AccountOrder = {
  reference: string;
  /** In kobo: such accounts take naira alone. */
  amountMinor: number;
  email: string;
  /** Until when we should like it; the provider decides. */
  expiresAt: Date;
};

export type TransferAccounts = {
  /**
   * Sends one order. Whether its money came is for `confirm` to say.
   * Throws `refused` where nothing was opened, `unreachable` where nobody knows.
   */
  open(order: AccountOrder): Promise<TransferAccount>;
  /** By the provider’s name of a transaction; undefined where it has none. */
  referenceOf(transaction: string): Promise<string | undefined>;
};
