// Has the server begin one payment, however often the button is pressed.
import { findSubscription, listOrders, type Order } from '@ijeuwa/contract/billing';
import { useRef, useState } from 'react';
import { type ApiError, asApiError } from '#platform/api.ts';
import { renew } from '#platform/queries.ts';

type Method = Order['method'];

/** One price makes one order: that one has ended, so that a new price begins a new one. */
export const STOPPED = 'That payment was stopped. You can start again.';

/** `ask` is missing while nothing can be ordered yet. */
export const useOrdering = (ask: ((method: Method, renews?: boolean) => Promise<Order>) | undefined) => {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const order = async (method: Method, renews?: boolean): Promise<Order | undefined> => {
    if (!ask || underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const made = await ask(method, renews);
      void renew(listOrders, findSubscription);
      return made;
    } catch (failure) {
      const refused = asApiError(failure);
      setError(refused);
      // It may have been paid in another tab.
      if (refused.code === 'conflict') void renew(listOrders, findSubscription);
      return undefined;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { order, busy, error, forgive: () => setError(undefined) };
};
