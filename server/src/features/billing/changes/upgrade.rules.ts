// What is left of a package that was paid for counts towards a better one: how much, by its days.
import type { Currency } from '@ijeuwa/contract/fields';
import { type Days, daysBetween } from '../ledger/earning.rules.ts';

/** Days are dates of Lagos, as 2026-12-24. */
export type Credit = { creditMinor: number; daysLeft: number; daysInAll: number };

const DAY_MS = 86_400_000;
/** The smallest amount that is counted in: the naira has no use for kobo. */
const unitOf = (currency: Currency): number => (currency === 'NGN' ? 100 : 1);

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
const later = (one: string, other: string): string => (one > other ? one : other);
const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

/** Rounded up for the member’s good, and never more than was paid. */
export const shareOfDays = (
  { netMinor, daysLeft, daysInAll }: Omit<Credit, 'creditMinor'> & { netMinor: number },
  currency: Currency,
): number => {
  if (daysInAll === 0) return 0;
  const unit = unitOf(currency);
  const units = Math.ceil((netMinor * daysLeft) / (daysInAll * unit));
  return Math.min(units * unit, netMinor);
};

/** `waits`: it has not begun yet, not even if it is to begin later today. */
export type PaidDays = Days & { waits: boolean };

/** Today counts as used, but of what has not begun nothing is. */
export const creditOf = (
  { netMinor, periods }: { netMinor: number; periods: readonly PaidDays[] },
  currency: Currency,
  today: string,
): Credit => {
  const tomorrow = dayAfter(today);
  const left = ({ from, until, waits }: PaidDays) => daysBetween(waits ? from : later(from, tomorrow), until);
  const daysInAll = sum(periods.map(({ from, until }) => daysBetween(from, until)));
  const daysLeft = sum(periods.map(left));
  return { creditMinor: shareOfDays({ netMinor, daysLeft, daysInAll }, currency), daysLeft, daysInAll };
};

/** What of a credit its order has not had any more since: a bank took more of it than had stayed there beside the credit. */
export const lostOf = (creditMinor: number, netMinor: number): number =>
  Math.min(creditMinor, Math.max(0, -netMinor));
