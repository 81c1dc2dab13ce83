// The code that lowers a price, kept in this tab, so that a reload at the checkout asks with it again.
const KEPT = 'code';

type Priced = { packageId: string; currency: string };
const nameOf = ({ packageId, currency }: Priced): string => `${KEPT}:${packageId}:${currency}`;

/** Nothing: it was removed, or does not hold. */
export const keepCode = (priced: Priced, code: string | undefined): void => {
  try {
    if (code) sessionStorage.setItem(nameOf(priced), code);
    else sessionStorage.removeItem(nameOf(priced));
  } catch {
    // Then it is typed again after a reload.
  }
};

export const keptCode = (priced: Priced): string | undefined => {
  try {
    return sessionStorage.getItem(nameOf(priced)) ?? undefined;
  } catch {
    return undefined;
  }
};
