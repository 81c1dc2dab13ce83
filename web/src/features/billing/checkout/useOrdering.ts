// Makes one order out of a quote, however often the button is pressed.
import { listOrders, type Order, placeOrder, type Quote } from '@ijeuwa/contract/billing';
import { useRef, useState } from 'react';
import { type ApiError, asApiError, call } from '#platform/api.ts';
import { renew } from '#platform/queries.ts';

export const useOrdering = (quote: Quote | undefined, returnPath: string) => {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const order = async (method: Order['method']): Promise<Order | undefined> => {
    if (!quote || underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const made = await call(placeOrder, { body: { quoteId: quote._id, method, returnPath } });
      void renew(listOrders);
      return made;
    } catch (failure) {
      setError(asApiError(failure));
      return undefined;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { order, busy, error, forgive: () => setError(undefined) };
};
