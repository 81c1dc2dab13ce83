// Where time comes from, so that a test can hold it.
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);
