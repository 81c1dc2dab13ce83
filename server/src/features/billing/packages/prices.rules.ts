// The prices of a package: whole for people, in minor units where money is kept.
import type { Package } from '@ijeuwa/contract/billing';

export type WholePrices = Pick<Package, 'price' | 'priceUSD' | 'priceEUR'>;
export type MinorPrices = { NGN: number; USD: number; EUR: number };

const MINOR = 100;

export const toMinor = ({ price, priceUSD, priceEUR }: WholePrices): MinorPrices => ({
  NGN: price * MINOR,
  USD: priceUSD * MINOR,
  EUR: priceEUR * MINOR,
});

export const toWhole = ({ NGN, USD, EUR }: MinorPrices): WholePrices => ({
  price: NGN / MINOR,
  priceUSD: USD / MINOR,
  priceEUR: EUR / MINOR,
});

export const samePrices = (one: MinorPrices, other: MinorPrices): boolean =>
  one.NGN === other.NGN && one.USD === other.USD && one.EUR === other.EUR;
