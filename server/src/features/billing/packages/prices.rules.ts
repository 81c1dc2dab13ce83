// The prices of a package: whole for people, in minor units where money is kept.
import type { Package } from '@ijeuwa/contract/billing';

type WholePrices = Pick<Package, 'price' | 'priceUSD' | 'priceEUR'>;
type MinorPrices = { NGN: number; USD: number; EUR: number };

const MINOR = 100;

export const toMinor = ({ price, priceUSD, priceEUR }: WholePrices): MinorPrices => ({
  NGN: price * MINOR,
  USD: priceUSD * MINOR,
  EUR: priceEUR * MINOR,
});
