// Decisions of the events room: who may still come, and what a change of it means for its guests.
import { beginsAt, type EventEntry, type EventHistory } from '@ijeuwa/contract/events';

export const seatsLeft = (seats: number, taken: number): number => Math.max(0, seats - taken);

const isMoved = (before: EventEntry, now: EventEntry): boolean =>
  before.day !== now.day || before.time !== now.time || before.place !== now.place;

const isReaddressed = (before: EventEntry, now: EventEntry): boolean =>
  (before.address ?? '') !== (now.address ?? '') || (before.findIt ?? '') !== (now.findIt ?? '');

/** What somebody who said yes must hear of: it is elsewhere or at another time, takes place after all, or does not; or how it is found was written anew. */
export const changeOf = (
  { current, earlier: [before] }: EventHistory,
  now: Date,
): 'moved' | 'readdressed' | 'cancelled' | undefined => {
  const { data } = current;
  if (!data || !before) return undefined;
  if (current.ended) return !before.ended && beginsAt(data) > now ? 'cancelled' : undefined;
  if (!before.data) return undefined;
  if (before.ended || isMoved(before.data, data)) return 'moved';
  return isReaddressed(before.data, data) ? 'readdressed' : undefined;
};
