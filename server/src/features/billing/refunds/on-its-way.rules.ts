// How much of an order is on its way back, and by which day its member sees it: the same beside the order and its invoice.
import type { OnItsWay } from './on-its-way.repository.ts';
import { thereBy } from './refund-clock.rules.ts';

/** No day while a bank asks for it too, or a rule waits to ask for a part of it, nor once that day is over. */
export const goingBackOf = (
  { refunds, wantedMinor }: OnItsWay,
  now: Date,
): { amountMinor: number; by: string | null } | undefined => {
  const amountMinor = refunds.reduce((sum, one) => sum + one.amountMinor, wantedMinor);
  if (amountMinor === 0) return undefined;
  const last = Math.max(...refunds.map((one) => thereBy({ ...one, doneAt: null }).getTime()));
  const isKnown = wantedMinor === 0 && last > now.getTime() && !refunds.some(({ isDisputed }) => isDisputed);
  return { amountMinor, by: isKnown ? new Date(last).toISOString() : null };
};
