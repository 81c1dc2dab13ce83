// Months as packages count them: by the dates of Lagos.

/** Lagos keeps the same hour all year. */
const LAGOS_AHEAD_MS = 3_600_000;

export const inLagos = (moment: Date): Date => new Date(moment.getTime() + LAGOS_AHEAD_MS);
export const lastDayOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

export const dayInLagos = (moment: Date): number => inLagos(moment).getUTCDate();

/** The anchor day so many months later, at the same time of day; the last day of a month that has no such day. */
export const addMonths = (from: Date, months: number, anchorDay: number): Date => {
  const local = inLagos(from);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + months];
  const day = Math.min(anchorDay, lastDayOf(year, month));
  const moved = new Date(local);
  moved.setUTCFullYear(year, month, day);
  return new Date(moved.getTime() - LAGOS_AHEAD_MS);
};

/** The same day so many months on; the last of a month that has no such day. */
export const monthsLater = (from: Date, months: number): Date => addMonths(from, months, dayInLagos(from));
