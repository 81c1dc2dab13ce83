// The code that lowers a price, kept in this tab, so that a reload at the checkout asks with it again.
import { drop, keep, read } from '#platform/kept-here.ts';

type Priced = { packageId: string; currency: string };
const nameOf = ({ packageId, currency }: Priced) => `code:${packageId}:${currency}` as const;

/** Nothing: it was removed, or does not hold. */
export const keepCode = (priced: Priced, code: string | undefined): void => {
  if (code) keep(nameOf(priced), code);
  else drop(nameOf(priced));
};

export const keptCode = (priced: Priced): string | undefined => read(nameOf(priced));
