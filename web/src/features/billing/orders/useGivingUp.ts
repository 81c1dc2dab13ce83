// Giving an order up: asked first, with what becomes of money that comes all the same, and of a link that somebody was given.
import { cancelOrder, listOrders, type Order } from '@ijeuwa/contract/billing';
import { findCredit } from '@ijeuwa/contract/credit';
import { findPayRequest } from '@ijeuwa/contract/pay-requests';
import { useState } from 'react';
import { asApiError, call } from '#platform/api.ts';
import { useChange } from '#platform/queries.ts';
import { feedback } from '#ui/feedback.ts';

export const useGivingUp = ({ _id: id }: Order) => {
  const cancel = useChange(cancelOrder, { renews: [listOrders, findCredit, findPayRequest] });
  const [state, setState] = useState<'still' | 'looking' | 'asks' | 'asks_with_link'>('still');
  const leave = () => setState('still');
  const giveUp = () =>
    cancel.mutate(
      { params: { id } },
      { onError: ({ message }) => feedback.error(message), onSettled: leave },
    );
  const ask = async () => {
    setState('looking');
    try {
      const { request } = await call(findPayRequest, { params: { id } });
      setState(request ? 'asks_with_link' : 'asks');
    } catch (error) {
      feedback.error(asApiError(error).message);
      leave();
    }
  };
  return {
    asks: state === 'asks' || state === 'asks_with_link',
    withLink: state === 'asks_with_link',
    busy: cancel.isPending || state === 'looking',
    giveUp,
    ask: () => void ask(),
    leave,
  };
};
