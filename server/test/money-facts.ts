// The facts of money that the model is folded from, and what it keeps of each order and payment.
import type { Currency } from '@ijeuwa/contract/fields';

export type Facts = { amountMinor: number; currency: Currency };
export type Cash = 'paystack' | 'paypal' | 'bank' | 'credit';
export type State =
  | 'open'
  | 'part_paid'
  | 'paid'
  | 'expired'
  | 'cancelled'
  | 'part_refunded'
  | 'refunded'
  | 'charged_back';
/** What is left of another order and counts in the price of this one. */
export type Counted = { from: string; amountMinor: number };
/** `purchase`: orders of one that would pay for the same thing. `code`: it was lowered by the one code of the story. */
export type Placed = Facts & {
  kind: 'package' | 'service';
  purchase: string;
  member: string;
  code: boolean;
  discountMinor: number;
  counted: readonly Counted[];
  /** Nobody placed it: credit counts for what members order themselves. */
  byItself?: boolean;
};
export type ModelOrder = Placed & {
  /** What of the member’s credit is set aside for it, or was used. */
  fromCreditMinor: number;
  allocatedMinor: number;
  state: State;
  lastPartAt: number;
  /** Of what settled it: decided to go back, and there. */
  backMinor: number;
  doneMinor: number;
  /** What it gave was taken back. */
  takenBack: boolean;
  /** What was left of it counts for another. */
  leftMinor: number;
  /** A renewal that ended as money of its member went back: nothing that comes for it counts. */
  givenBack: boolean;
};
/** `held`: nobody has decided yet what becomes of it, or it counts for an order that waits for more. */
export type ModelPayment = Facts & {
  order: string;
  cash: Cash;
  allocatedMinor: number;
  held: boolean;
  goneMinor: number;
  /** Of what is gone: kept as credit. */
  keptMinor: number;
};
export type Use = { member: string; state: 'reserved' | 'used' };

/** Once for each, for one purchase of theirs, and never more often than it may be. */
export const mayTake = (
  uses: ReadonlyMap<string, Use>,
  most: number,
  { purchase, member }: Pick<Placed, 'purchase' | 'member'>,
): boolean => {
  if (uses.get(purchase)?.member === member) return true;
  return uses.size < most && [...uses.values()].every((one) => one.member !== member);
};

/** All that stands for it. */
export const netOf = ({ amountMinor, counted, backMinor, leftMinor }: ModelOrder): number =>
  amountMinor + counted.reduce((sum, one) => sum + one.amountMinor, 0) - backMinor - leftMinor;
export const shareOf = (order: ModelOrder, amountMinor: number): number =>
  Number((BigInt(order.discountMinor) * BigInt(amountMinor)) / BigInt(netOf(order)));

const ELSEWHERE: Partial<Record<Cash, string>> = { bank: 'asset:bank:main', credit: 'liability:credit' };
export const assetOf = (cash: Cash): string => ELSEWHERE[cash] ?? `asset:provider:${cash}`;
