// What the product asks of a payment provider about money that a buyer, or their bank, asks back.

export type ProviderDispute = {
  id: string;
  /** Of the payment, as we named it. */
  reference: string;
  amountMinor: number;
  currency: string;
  category: string;
  /** `waiting`: for our answer; `answered`: for the bank's word. */
  state: 'waiting' | 'answered' | 'won' | 'lost' | 'silent';
  openedAt: Date;
  /** Until when it is answered; some have none. */
  dueAt?: Date;
};

export type DisputeAnswer = {
  accept: boolean;
  message: string;
  amountMinor: number;
  buyer: { email: string; name: string };
};

export type DisputeProvider = {
  find(id: string): Promise<ProviderDispute>;
  /** Doing it twice says the same. */
  answer(id: string, answer: DisputeAnswer): Promise<void>;
};
