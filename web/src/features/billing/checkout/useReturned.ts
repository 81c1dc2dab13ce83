// The order that the address of any screen names, as the payment page or a list of orders leads to it.
import { useSearchParams } from 'react-router';
import type { NamedOrder } from './checkout-address.ts';

const NAMES = ['order', 'reference', 'trxref'] as const;

export const useReturned = () => {
  const [search, setSearch] = useSearchParams();
  const [orderId, ...references] = NAMES.map((name) => search.get(name) ?? undefined);
  const reference = references.find((one) => one !== undefined);
  const named: NamedOrder | undefined = orderId || reference ? { orderId, reference } : undefined;
  const forget = () =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of NAMES) after.delete(name);
        return after;
      },
      { replace: true },
    );
  return { named, forget };
};
