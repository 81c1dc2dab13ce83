// Decisions of the events room: when one begins, who may still come, and what a change of it means for its guests.
import type { EventEntry, EventHistory } from '@ijeuwa/contract/events';

/** Lagos keeps one time the whole year. */
const LAGOS = '+01:00';

export const beginsAt = ({ day, time }: Pick<EventEntry, 'day' | 'time'>): Date =>
  new Date(`${day}T${time}:00${LAGOS}`);

export const seatsLeft = (seats: number, taken: number): number => Math.max(0, seats - taken);

const isMoved = (before: EventEntry, now: EventEntry): boolean =>
  before.day !== now.day || before.time !== now.time || before.place !== now.place;

/** What somebody who said yes must hear of: it is elsewhere or at another time, takes place after all, or does not. */
export const changeOf = (
  { current, earlier: [before] }: EventHistory,
  now: Date,
): 'moved' | 'cancelled' | undefined => {
  const { data } = current;
  if (!data || !before) return undefined;
  if (current.ended) return !before.ended && beginsAt(data) > now ? 'cancelled' : undefined;
  return before.data && (before.ended || isMoved(before.data, data)) ? 'moved' : undefined;
};
