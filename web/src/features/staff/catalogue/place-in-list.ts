// The place of an entry as its form shows it: counted from one, as the lists count; some kinds keep it from nought.
export const toPlace = (order: number | undefined): string => (order === undefined ? '' : String(order + 1));
/** Nothing where nothing was written: the contract says what is missing. */
export const fromPlace = (typed: string | undefined): number | undefined =>
  typed?.trim() ? Number(typed) - 1 : undefined;
