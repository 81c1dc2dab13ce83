// Decisions about times that are held for a transfer: after how much of it for nothing no other is held for a day.

/**
 * Of a week. `long`: until they ran out, or for more than an hour and let go; `short`: let go within the hour; `replaced`: let go
 * for another time, after so many hours together.
 */
export type HeldForNothing = { long: number; short: number; replaced: number; replacedHours: number };

/** One may think better of it: within the hour once, and of times that follow one another twice. */
const FREE_SHORT = 1;
const FREE_IN_ALL = 2;
/** A night between two choices; whoever kept others from a time for longer has held it, whatever they choose then. */
const FREE_HOURS = 12;

export const isHeldInVain = ({ long, short, replaced, replacedHours }: HeldForNothing): boolean =>
  long > 0 || short > FREE_SHORT || short + replaced > FREE_IN_ALL || replacedHours > FREE_HOURS;
