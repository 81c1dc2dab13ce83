// How much of an order is on its way back, and by which day its member sees it: the same beside the order and its invoice.
import { thereBy } from './refund-clock.rules.ts';

type OnItsWay = Omit<Parameters<typeof thereBy>[0], 'doneAt'> & { amountMinor: number; isDisputed: boolean };

/** No day while a bank asks for it too, nor once that day is over. */
export const goingBackOf = (
  rows: readonly OnItsWay[],
  now: Date,
): { amountMinor: number; by: string | null } | undefined => {
  if (rows.length === 0) return undefined;
  const last = Math.max(...rows.map((one) => thereBy({ ...one, doneAt: null }).getTime()));
  const isKnown = last > now.getTime() && !rows.some(({ isDisputed }) => isDisputed);
  return {
    amountMinor: rows.reduce((sum, one) => sum + one.amountMinor, 0),
    by: isKnown ? new Date(last).toISOString() : null,
  };
};
