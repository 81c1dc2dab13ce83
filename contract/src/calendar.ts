// The calendars of members: a private address at which they read their appointments.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Moment, Ok } from './fields.ts';

/** Where calendars read it, followed by the token and `.ics`. */
export const CALENDAR_PATH = '/calendar/';
/** By one name for good, in mails, in the feed and in what is downloaded: a calendar moves it and shows it once. */
export const calendarUidOf = (id: string): string => `${id}@appointments.ijeuwa`;
export const CalendarFeed = z.object({ address: z.nullable(z.string()) });
export const findCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar-feed',
  access: 'member',
  summary: 'The member’s private calendar address, where they made one.',
  answer: z.object({ made: z.boolean(), madeAt: z.nullable(Moment), ...CalendarFeed.shape }),
});
export const makeCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar-feed',
  access: 'member',
  summary: 'Makes a private address at which calendars read the appointments; the one before ends.',
  answer: CalendarFeed,
});
export const endCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar-feed',
  access: 'member',
  summary: 'Ends it.',
  answer: Ok,
});
