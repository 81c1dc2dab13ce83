// What the address of a checkout says: the package and its currency, or an order that was placed already.
import type { Currency } from '@ijeuwa/contract/fields';
import { useSearchParams } from 'react-router';
import { SHOWN_CURRENCIES } from '../packages/price.ts';

/** `upgrade`: in place of what runs, and in the currency in which that was paid. */
export type Choice = { packageId: string; currency: Currency; upgrade?: boolean };
/** Our own id of an order, or the reference with which the provider sends the browser back. */
export type NamedOrder = {
  orderId?: string;
  reference?: string;
  /** The payer came back without paying. */
  left?: boolean;
  /** It is to be paid once more: how is asked at once. */
  again?: boolean;
};

export const checkoutSearch = ({ packageId, currency, upgrade }: Choice): string =>
  `?${new URLSearchParams({ package: packageId, currency, ...(upgrade ? { upgrade: 'yes' } : {}) })}`;

export const useCheckoutAddress = () => {
  const [search, setSearch] = useSearchParams();
  const packageId = search.get('package');
  const currency = SHOWN_CURRENCIES.find((one) => one === search.get('currency')) ?? 'NGN';
  const upgrade = search.get('upgrade') === 'yes';
  const orderId = search.get('order') ?? undefined;
  const reference = search.get('reference') ?? search.get('trxref') ?? undefined;
  const named: NamedOrder | undefined =
    orderId || reference
      ? { orderId, reference, left: search.has('left'), again: search.has('again') }
      : undefined;
  return {
    named,
    choice: packageId && !named ? { packageId, currency, upgrade } : undefined,
    choose: (choice: Choice) => setSearch(checkoutSearch(choice)),
    resume: (order: string) => setSearch({ order }),
    payAgain: (order: string) => setSearch({ order, again: 'yes' }),
    clear: () => setSearch({}, { replace: true }),
  };
};
