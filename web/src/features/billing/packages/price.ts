// A package's price in each of its currencies.
import type { Package, WaysToPay } from '@ijeuwa/contract/billing';
import { formatMoney } from '#ui/format.ts';

export const SHOWN_CURRENCIES = ['NGN', 'USD', 'EUR'] as const;
export type ShownCurrency = (typeof SHOWN_CURRENCIES)[number];

const MINOR = 100;

export const priceOf = (one: Package, currency: ShownCurrency): string => {
  const whole = { NGN: one.price, USD: one.priceUSD, EUR: one.priceEUR }[currency];
  return formatMoney({ amountMinor: whole * MINOR, currency });
};

/** The same price in the other currencies. */
export const equivalentsOf = (one: Package, currency: ShownCurrency): string =>
  SHOWN_CURRENCIES.filter((other) => other !== currency)
    .map((other) => priceOf(one, other))
    .join(' · ');

/** Those in which something can be paid; a price alone is nothing to choose. */
export const payableIn = (ways: WaysToPay): ShownCurrency[] =>
  SHOWN_CURRENCIES.filter((currency) => ways.some((way) => way.currency === currency));
