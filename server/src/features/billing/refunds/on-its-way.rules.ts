// How much of an order goes back, what is awaited for it, and by which day its member sees it: the same beside the order and its invoice.
import type { GOING_BACK } from '@ijeuwa/contract/payment-words';
import { thereBy } from './refund-clock.rules.ts';

type OnItsWay = Omit<Parameters<typeof thereBy>[0], 'doneAt'> & { amountMinor: number; isDisputed: boolean };

export type GoingBack = {
  amountMinor: number;
  /** What of it waits for its member to name an account. */
  awaitedMinor: number;
  stands: (typeof GOING_BACK)[number];
  by: string | null;
};

const isReleased = ({ state }: OnItsWay): boolean =>
  state === 'approved' || state === 'sent' || state === 'processing';

/**
 * Of the refunds of one order, and what of them waits for an account. No day while an account is awaited or a bank asks
 * for it too, nor once that day is over; on its way only once all of it was approved.
 */
export const goingBackOf = (
  rows: readonly OnItsWay[],
  awaitedMinor: number,
  now: Date,
): GoingBack | undefined => {
  if (rows.length === 0) return undefined;
  const last = Math.max(...rows.map((one) => thereBy({ ...one, doneAt: null }).getTime()));
  const isKnown = awaitedMinor === 0 && last > now.getTime() && !rows.some(({ isDisputed }) => isDisputed);
  return {
    amountMinor: rows.reduce((sum, one) => sum + one.amountMinor, 0),
    awaitedMinor,
    stands: awaitedMinor > 0 ? 'awaits_account' : rows.every(isReleased) ? 'on_its_way' : 'asked',
    by: isKnown ? new Date(last).toISOString() : null,
  };
};
