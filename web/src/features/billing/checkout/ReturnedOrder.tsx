// What became of the order that the address names: for the screen of whatever was sold, where the payment page leads back to.
import type { Order } from '@ijeuwa/contract/billing';
import { useState } from 'react';
import { SettledNotice } from '../orders/SettledNotice.tsx';
import { PlacedOrder } from './PlacedOrder.tsx';
import { useReturned } from './useReturned.ts';

type ReturnedOrderProps = {
  /** Of the screen that shows this. */
  returnPath: string;
  onPaid?: (order: Order) => void;
  /** It was declined, or given up, and cannot be paid by that order any more. */
  onPayAgain?: (subjectId: string) => void;
};

/** Nothing, where the address names none. */
export function ReturnedOrder({ returnPath, onPaid, onPayAgain }: ReturnedOrderProps) {
  const { named, forget } = useReturned();
  const [settled, setSettled] = useState<Order>();
  const settle = (order: Order) => {
    setSettled(order);
    forget();
    if (order.status === 'paid') onPaid?.(order);
  };
  if (named)
    return (
      <PlacedOrder
        named={named}
        returnPath={returnPath}
        onSettled={settle}
        onTryAgain={(_, subjectId) => {
          forget();
          if (subjectId) onPayAgain?.(subjectId);
        }}
        onLeave={forget}
        quiet
      />
    );
  return settled ? <SettledNotice order={settled} /> : null;
}
