// Events to which a package invites: as staff keep them, as the invited see them, and the answer of each.
import * as z from 'zod/mini';
import { catalogueCalls, type EntryHistory } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import {
  handle,
  Id,
  isoDate,
  Moment,
  Ok,
  optionalText,
  requiredLine,
  requiredText,
  text,
  whole,
} from './fields.ts';

export const EVENT_LINE_MAX_LENGTH = 160;
export const EVENT_TITLE_MAX_LENGTH = 80;
export const EVENT_DESCRIPTION_MAX_LENGTH = 2000;
export const EVENT_ADDRESS_MAX_LENGTH = 300;
const SEATS_MAX = 2000;
const ORDER_MAX = 999;

const NO_TIME = 'Please give the time, as 18:30.';

export const EventEntry = z.strictObject({
  title: requiredLine('Please give its name.', EVENT_TITLE_MAX_LENGTH),
  /** The part of a town, as everybody invited reads it. */
  place: requiredLine('Please say where it is.', EVENT_LINE_MAX_LENGTH),
  /** The house, and how to find it: for whoever said yes alone. It may be fixed later than the day is. */
  address: optionalText(EVENT_ADDRESS_MAX_LENGTH),
  findIt: optionalText(EVENT_ADDRESS_MAX_LENGTH),
  /** On the clock of Lagos. */
  day: isoDate('Please choose a day of the calendar.'),
  time: text(
    { maxLength: 5, missing: NO_TIME, tooLong: NO_TIME },
    z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, NO_TIME),
  ),
  seats: whole(1, SEATS_MAX, 'Please say how many seats there are.'),
  order: whole(1, ORDER_MAX, 'Please give its place.'),
  description: requiredText('Please describe it.', EVENT_DESCRIPTION_MAX_LENGTH),
  /** Invented: it stands in the demonstration alone. */
  example: z.optional(z.boolean()),
});
export type EventEntry = z.infer<typeof EventEntry>;
export type EventHistory = EntryHistory<EventEntry>;

/** Lagos keeps one time the whole year. */
const LAGOS = '+01:00';
export const beginsAt = ({ day, time }: Pick<EventEntry, 'day' | 'time'>): Date =>
  new Date(`${day}T${time}:00${LAGOS}`);

export const MemberEvent = z.object({
  id: z.string(),
  title: z.string(),
  place: z.string(),
  startsAt: Moment,
  description: z.string(),
  /** How many are free, also for the member, who may have one. */
  seatsLeft: z.int(),
  answer: z.nullable(z.enum(['coming', 'declined'])),
  /** Null for whoever does not come, and until it is fixed. */
  address: z.nullable(z.string()),
  findIt: z.nullable(z.string()),
});
export type MemberEvent = z.infer<typeof MemberEvent>;
export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'member',
  summary:
    'The events to come to which the member’s package invites; without such a package, those to which they said yes.',
  answer: z.object({ invited: z.boolean(), events: z.array(MemberEvent) }),
});
export const answerEvent = endpoint({
  method: 'POST',
  path: '/api/events/answers',
  access: 'member',
  summary:
    'Takes a seat at an event, and is told its address; or gives it back. The same answer again is the same; 402 without an invitation, whichever event is named; 404 of one that is over or was called off; 409 when every seat is taken.',
  body: z.strictObject({ event: handle, coming: z.boolean('Please say whether you come.') }),
  answer: Ok,
});

const access = { staff: ['planner', 'editor', 'admin'] } as const;
const calls = catalogueCalls({
  path: '/api/staff/events',
  staff: access.staff,
  entry: EventEntry,
  one: 'event',
  of: 'event',
});
export const listEventEntries = calls.list;
export const addEvent = calls.add;
export const changeEvent = calls.change;
export const endEvent = calls.end;
export const countGuests = endpoint({
  method: 'GET',
  path: '/api/staff/events/guests',
  access,
  summary: 'How many said yes to each event; of one to which nobody did nothing stands here.',
  answer: z.object({ guests: z.array(z.object({ event: z.string(), coming: z.int() })) }),
});
export const listGuests = endpoint({
  method: 'GET',
  path: '/api/staff/events/:key/guests',
  access: { ...access, of: 'event' },
  summary: 'Who said yes, by name; each look is audited.',
  params: z.object({ key: handle }),
  answer: z.object({ guests: z.array(z.object({ _id: Id, name: z.string() })) }),
});
