// The prices of a package in words.
import type { PackageEntry } from '@ijeuwa/contract/packages';
import { formatMoney } from '#ui/format.ts';

const MINOR = 100;

export const pricesOf = ({
  price,
  priceUSD,
  priceEUR,
}: Pick<PackageEntry, 'price' | 'priceUSD' | 'priceEUR'>): string =>
  [
    { amountMinor: price * MINOR, currency: 'NGN' },
    { amountMinor: priceUSD * MINOR, currency: 'USD' },
    { amountMinor: priceEUR * MINOR, currency: 'EUR' },
  ]
    .map(formatMoney)
    .join(' · ');
