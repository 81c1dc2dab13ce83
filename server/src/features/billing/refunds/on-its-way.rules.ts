// How much of an order goes back, what is awaited for it, and by which day its member sees it: the same beside the order and its invoice.
import type { GOING_BACK } from '@ijeuwa/contract/payment-words';
import { thereBy } from './refund-clock.rules.ts';

type OnItsWay = {
  refunds: (Omit<Parameters<typeof thereBy>[0], 'doneAt'> & { amountMinor: number; isDisputed: boolean })[];
  /** What a rule could not ask for yet. */
  wantedMinor: number;
};

export type GoingBack = {
  amountMinor: number;
  /** What of it waits for its member to name an account. */
  awaitedMinor: number;
  stands: (typeof GOING_BACK)[number];
  by: string | null;
};

const isReleased = ({ state }: OnItsWay['refunds'][number]): boolean =>
  state === 'approved' || state === 'sent' || state === 'processing';

/**
 * Of the refunds of one order, and what of them waits for an account. No day while an account is awaited, a bank asks for
 * it too, or a rule waits to ask for a part of it, nor once that day is over; on its way only once all of it was approved.
 */
export const goingBackOf = (
  { refunds, wantedMinor }: OnItsWay,
  awaitedMinor: number,
  now: Date,
): GoingBack | undefined => {
  const amountMinor = refunds.reduce((sum, one) => sum + one.amountMinor, wantedMinor);
  if (amountMinor === 0) return undefined;
  const last = Math.max(...refunds.map((one) => thereBy({ ...one, doneAt: null }).getTime()));
  const isWhole = awaitedMinor === 0 && wantedMinor === 0;
  const isKnown = isWhole && last > now.getTime() && !refunds.some(({ isDisputed }) => isDisputed);
  const goes = wantedMinor === 0 && refunds.every(isReleased) ? 'on_its_way' : 'asked';
  return {
    amountMinor,
    awaitedMinor,
    stands: awaitedMinor > 0 ? 'awaits_account' : goes,
    by: isKnown ? new Date(last).toISOString() : null,
  };
};
