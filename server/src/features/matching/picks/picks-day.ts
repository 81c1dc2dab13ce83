// The day of picks: it begins at five in the morning in Lagos, when next to nobody looks at cards.
import { HOUR_MS, lagosDay, later } from '#platform/clock.ts';

const BEGINS_MS = 5 * HOUR_MS;

export const dayOfPicks = (now: Date): string => lagosDay(later(now, -BEGINS_MS));
/** From an hour before it begins a day is assigned. */
export const dayToAssign = (now: Date): string => dayOfPicks(later(now, HOUR_MS));
