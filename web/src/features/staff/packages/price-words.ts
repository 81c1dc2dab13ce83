// The prices of a package in words.
import type { PriceVersion } from '@ijeuwa/contract/prices';
import { formatMoney } from '#ui/format.ts';

const MINOR = 100;

export const pricesOf = ({ price, priceUSD, priceEUR }: PriceVersion): string =>
  [
    { amountMinor: price * MINOR, currency: 'NGN' },
    { amountMinor: priceUSD * MINOR, currency: 'USD' },
    { amountMinor: priceEUR * MINOR, currency: 'EUR' },
  ]
    .map(formatMoney)
    .join(' · ');

export const whoMade = ({ changedBy }: PriceVersion): string => changedBy ?? 'The catalogue’s file';
