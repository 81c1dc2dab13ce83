// How much of an order is on its way back, and by which day its member sees it: the same beside the order and its invoice.
import { thereBy } from './refund-clock.rules.ts';

type OnItsWay = {
  refunds: (Omit<Parameters<typeof thereBy>[0], 'doneAt'> & { amountMinor: number; isDisputed: boolean })[];
  /** What a rule could not ask for yet. */
  wantedMinor: number;
};

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
