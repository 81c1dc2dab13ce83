// The payment providers there are: what is begun goes to the one that serves its method and currency, and from then on
// everything about it to that same one.
import type { Order } from '@ijeuwa/contract/billing';
import type { Currency } from '@ijeuwa/contract/fields';
import type { Provider } from '@ijeuwa/contract/payment-words';
import { PAYMENT_METHODS } from '@ijeuwa/contract/payment-words';
import type { PageMethod, PaymentProvider } from './payment-provider.ts';
import type { RefundAccount } from './refunds.ts';
import type { StoredCards } from './stored-cards.ts';

/** Transfers go to a naira account of ours. */
const TRANSFER_CURRENCY: Currency = 'NGN';

export const makePaymentProviders = (all: readonly PaymentProvider[]) => {
  const find = (name: Provider): PaymentProvider | undefined => all.find((one) => one.name === name);

  const of = (name: Provider): PaymentProvider => {
    const found = find(name);
    if (!found) throw new Error(`the payment provider ${name} is not configured`);
    return found;
  };

  /** The first that does is the one that is used. */
  const serving = (method: PageMethod, currency: Currency): PaymentProvider | undefined =>
    all.find(({ serves }) => serves[method]?.includes(currency));

  /** Credit counts by itself: it is no way that anybody serves. */
  const isServed = (method: Order['method'], currency: Currency): boolean =>
    method !== 'credit' &&
    (method === 'bank_transfer' ? currency === TRANSFER_CURRENCY : serving(method, currency) !== undefined);

  return {
    find,
    of,
    serving,

    methodsFor: (currency: Currency): Order['method'][] =>
      PAYMENT_METHODS.filter((method) => isServed(method, currency)),

    /** Under which name a bank has an account; undefined where nobody can be asked. */
    holderOf: async (account: RefundAccount): Promise<string | undefined> =>
      all.find(({ refunds }) => refunds.holderOf)?.refunds.holderOf?.(account),

    /** Those that pay out what they collected. */
    settling: () =>
      all.flatMap(({ name, settlements }) => (settlements ? [{ provider: name, from: settlements }] : [])),

    cardsOf(name: Provider): StoredCards {
      const { cards } = of(name);
      if (!cards) throw new Error(`${name} keeps nothing that can be charged again`);
      return cards;
    },
  };
};
export type PaymentProviders = ReturnType<typeof makePaymentProviders>;
