// Decisions of the events room: who may still come, and what a change of one means for its guests.
import type { EventEntry } from '@ijeuwa/contract/events';

export const seatsLeft = (seats: number, taken: number): number => Math.max(0, seats - taken);

/** What somebody who said yes must hear of. */
export const isMoved = (before: EventEntry, now: EventEntry): boolean =>
  before.day !== now.day || before.time !== now.time || before.place !== now.place;

export const isFoundElsewhere = (before: EventEntry, now: EventEntry): boolean =>
  (before.address ?? '') !== (now.address ?? '') || (before.findIt ?? '') !== (now.findIt ?? '');
