// How the wizard pays: by card in naira, or by PayPal, which takes none, in another currency.
import type { WaysToPay } from '@ijeuwa/contract/billing';
import { SHOWN_CURRENCIES, type ShownCurrency } from '../packages/price.ts';

export type Way = { method: 'card' | 'paypal'; currency: ShownCurrency };

export const BY_CARD: Way = { method: 'card', currency: 'NGN' };
const NAME = 'paypal-';

/** As it stands in the address: nothing for the card. */
export const nameOfWay = ({ method, currency }: Way): string | undefined =>
  method === 'paypal' ? `${NAME}${currency}` : undefined;

export const wayOf = (name: string | null): Way => {
  const currency = SHOWN_CURRENCIES.find((one) => one !== 'NGN' && name === `${NAME}${one}`);
  return currency ? { method: 'paypal', currency } : BY_CARD;
};

/** Empty where PayPal is not offered. */
export const paypalCurrencies = (ways: WaysToPay): ShownCurrency[] =>
  SHOWN_CURRENCIES.filter((currency) =>
    ways.some((way) => way.currency === currency && way.methods.includes('paypal')),
  );
