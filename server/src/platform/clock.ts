// Where time comes from, so that a test can hold it.
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const LAGOS = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Africa/Lagos' });

/** The day in Lagos, as 2026-11-24. */
export const lagosDay = (moment: Date): string => LAGOS.format(moment);

export const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);
