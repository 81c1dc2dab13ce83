// Decisions about money that came: what it is for, how much of it counts, what goes back.
import type { PaymentStanding } from '@ijeuwa/contract/payment-words';
import type { Asset, LedgerEvent } from '../ledger/ledger.rules.ts';

type Due = {
  /** What is still missing. */
  missingMinor: number;
  currency: string;
  /** The purchase is settled already, by this order or another one. */
  settled: boolean;
  /** Its buyer is leaving, or gone. */
  closed: boolean;
};
type Received = { amountMinor: number; currency: string };

export const judgeMoney = (due: Due, received: Received): PaymentStanding => {
  if (due.settled) return 'paid_twice';
  if (due.closed) return 'account_closed';
  if (received.currency !== due.currency) return 'other_currency';
  if (received.amountMinor < due.missingMinor) return 'short';
  return received.amountMinor > due.missingMinor ? 'excess' : 'fits';
};

/** `held`: nobody has decided yet what becomes of it. */
export type Split = { allocated: number; owedBack: number; held: number };

/** Nothing of it is lost, and nothing counts twice. */
export const splitMoney = (standing: PaymentStanding, missingMinor: number, amountMinor: number): Split => {
  if (standing === 'paid_twice' || standing === 'account_closed')
    return { allocated: 0, owedBack: amountMinor, held: 0 };
  if (standing === 'other_currency') return { allocated: 0, owedBack: 0, held: amountMinor };
  const allocated = Math.min(amountMinor, missingMinor);
  return { allocated, owedBack: amountMinor - allocated, held: 0 };
};

export const settles = (standing: PaymentStanding): boolean => standing === 'fits' || standing === 'excess';

type Came = {
  asset: Asset;
  standing: PaymentStanding;
  amountMinor: number;
  owedBack: number;
  /** What had come for the order before, and waited. */
  waitedMinor: number;
  /** What the price of the order was lowered by. */
  discountMinor: number;
};

/** What money that came does to the ledger; together the events move all of it, once. */
export const eventsOf = (came: Came): LedgerEvent[] => {
  const { asset, standing, amountMinor, owedBack, waitedMinor, discountMinor } = came;
  if (standing === 'paid_twice') return [{ kind: 'second payment', asset, amountMinor }];
  if (standing === 'account_closed') return [{ kind: 'stray payment', asset, amountMinor }];
  if (!settles(standing)) return [{ kind: 'unmatched payment', asset, amountMinor }];
  const all: LedgerEvent[] = [
    { kind: 'payment', asset, amountMinor: amountMinor - owedBack, discountMinor },
    { kind: 'matched payment', amountMinor: waitedMinor },
    { kind: 'stray payment', asset, amountMinor: owedBack },
  ];
  return all.filter((event) => event.amountMinor > 0);
};

type Odd = {
  payment: { amountMinor: number } | null;
  /** Already asked to go back. */
  owedMinor: number;
  sentBack: boolean;
  isAsked: boolean;
  /** A bank has taken so much of it. */
  takenMinor: number;
  /** It is part of what settled its order. */
  counts: boolean;
};

/** What of a payment that staff look into may go back now. */
export const backOf = ({ payment, owedMinor, sentBack, isAsked, takenMinor, counts }: Odd): number => {
  if (isAsked) return 0;
  if (owedMinor > 0) return owedMinor;
  return payment && !sentBack && !counts ? Math.max(0, payment.amountMinor - takenMinor) : 0;
};
