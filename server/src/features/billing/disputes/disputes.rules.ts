// Decisions about disputes: which word leads where, when finance is reminded, what is at stake.
import { DISPUTE_HOURS } from '@ijeuwa/contract/disputes';
import type { DisputeState } from '@ijeuwa/contract/payment-words';
import { type Deferred, earnedBy } from '../ledger/earning.rules.ts';
import { shareOf } from '../refunds/refunds.rules.ts';

type Told = 'waiting' | 'answered' | 'won' | 'lost' | 'silent';

/** Undefined: the provider's word changes nothing. What is decided stays decided. */
export const nextDispute = (state: DisputeState, told: Told): Exclude<DisputeState, 'opened'> | undefined => {
  if (state !== 'opened' && state !== 'answered') return undefined;
  if (told === 'answered') return state === 'opened' ? 'answered' : undefined;
  return told === 'won' || told === 'lost' || told === 'silent' ? told : undefined;
};

/** The money is gone. */
export const isLost = (state: DisputeState): boolean => state === 'lost' || state === 'silent';

type Whole = {
  askedMinor: number;
  /** Of the payment, beside what goes back of it already. */
  leftMinor: number;
  /** Decided to go back, and not there. */
  goingMinor: number;
  creditMinor: number;
  isWhole: boolean;
};

/**
 * What money that is gone was: the order’s own, what was kept of it as credit, and what we had sent back before. What still
 * goes back is done by it, or looked at by a person.
 */
export const splitLoss = ({ askedMinor, leftMinor, goingMinor, creditMinor, isWhole }: Whole) => {
  const amountMinor = Math.min(askedMinor, Math.max(0, leftMinor));
  const restMinor = Math.max(0, askedMinor - amountMinor - goingMinor);
  const lostCredit = Math.min(restMinor, creditMinor);
  return { amountMinor, creditMinor: lostCredit, beyondMinor: isWhole ? restMinor - lostCredit : 0 };
};

const HOUR_MS = 3_600_000;
const REMIND_HOURS = [2, 8] as const;

export const dueOf = ({ openedAt, dueAt }: { openedAt: Date; dueAt?: Date }): Date =>
  dueAt ?? new Date(openedAt.getTime() + DISPUTE_HOURS * HOUR_MS);

/** The reminder whose time has come; each is sent once. */
export const reminderAt = (dueAt: Date, now: Date): (typeof REMIND_HOURS)[number] | undefined =>
  REMIND_HOURS.find((hours) => dueAt.getTime() - now.getTime() <= hours * HOUR_MS);

/**
 * What the loss of a part of what was paid does to the books: all of what was given goes where all of it was lost, else its
 * share, and what stays of the price is earned by the same days. `left` is earned up to today; `staysMinor` of it belongs to
 * another order once this one is over. `beyondMinor`: what the bank took more than this order has left.
 */
export const bookLoss = (
  left: Deferred & { discountMinor: number },
  { amountMinor, paidMinor, staysMinor = 0 }: { amountMinor: number; paidMinor: number; staysMinor?: number },
  today: string,
) => {
  const whole = amountMinor >= paidMinor;
  const discountMinor = whole ? left.discountMinor : shareOf(left.discountMinor, amountMinor, paidMinor);
  const thereMinor = left.givenMinor - staysMinor;
  const goneMinor = whole ? thereMinor : Math.min(thereMinor, amountMinor + discountMinor);
  const stays = { ...left, givenMinor: left.givenMinor - goneMinor };
  const earnedMinor = earnedBy(left, today) - earnedBy(stays, today);
  const unearnedMinor = shareOf(discountMinor, earnedMinor, goneMinor);
  const beyondMinor = Math.max(0, amountMinor + discountMinor - goneMinor);
  return { whole, beyondMinor, discountMinor, deferredMinor: goneMinor - earnedMinor, unearnedMinor };
};
