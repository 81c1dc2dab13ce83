// The way to the provider's page: the order is made, kept for the way back, and the browser leaves.
import type { Order } from '@ijeuwa/contract/billing';
import { useEffect, useState } from 'react';
import { keepOrderId } from './kept-order.ts';
import { leaveFor } from './leave-for.ts';

export const usePayPage = (order: () => Promise<Order | undefined>) => {
  const [leaving, setLeaving] = useState(false);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    // The browser's own Back shows this page again as it was left.
    const shownAgain = () => setLeaving(false);
    window.addEventListener('pageshow', shownAgain);
    return () => window.removeEventListener('pageshow', shownAgain);
  }, []);
  const pay = async () => {
    const made = await order();
    if (!made) return;
    setLost(!made.pageUrl);
    if (!made.pageUrl) return;
    keepOrderId(made._id);
    setLeaving(true);
    leaveFor(made.pageUrl);
  };
  return { pay, leaving, lost };
};
