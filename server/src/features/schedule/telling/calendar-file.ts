// An appointment as calendars read it: in UTC, by one id for good, and with no word of what it is about. Whoever comes along stands where one opens the entry.
import { calendarUidOf } from '@ijeuwa/contract/calendar';
import { togetherWith } from '@ijeuwa/contract/companion';
import { DISCREET_TITLE } from '@ijeuwa/contract/schedule';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Attachment } from '#platform/ports/mailer.ts';
import type { Door } from './doors.ts';

export type Entry = {
  id: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  /** The first name of the other of the two who come together. */
  other: string | null;
  /** Of whoever reads it. */
  door: Door;
  isCancelled: boolean;
};
const PRODUCT = { company: 'Ijeuwa', product: 'Appointments', language: 'EN' };

export const calendarOf = (
  entries: readonly Entry[],
  { now, name, method }: { now: Date; name?: string; method?: ICalCalendarMethod },
): string => {
  const calendar = ical({ prodId: PRODUCT, ...(name && { name }), ...(method && { method }) });
  for (const { id, sequence, startsAt, endsAt, other, door, isCancelled } of entries)
    calendar.createEvent({
      id: calendarUidOf(id),
      sequence,
      stamp: now,
      start: startsAt,
      end: endsAt,
      summary: DISCREET_TITLE,
      ...(other && !isCancelled && { description: togetherWith(other) }),
      ...(!isCancelled && { url: door.address, location: door.byVideo ? door.address : 'By telephone' }),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(isCancelled && { transparency: ICalEventTransparency.TRANSPARENT }),
    });
  return calendar.toString();
};

const attached = (entries: readonly Entry[], now: Date, method: ICalCalendarMethod): Attachment => ({
  filename: 'appointment.ics',
  mediaType: 'text/calendar',
  content: Buffer.from(calendarOf(entries, { now, method }), 'utf8'),
});
/** All at once: for whoever has them from now on, or, cancelled, for whoever had them until now. */
export const calendarFileOf = (
  entries: readonly Omit<Entry, 'isCancelled'>[],
  now: Date,
  isCancelled: boolean,
): Attachment =>
  attached(
    entries.map((one) => ({ ...one, isCancelled })),
    now,
    isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  );
/** To be attached to a mail: a calendar takes it in, or takes it out. */
export const calendarFile = (entry: Entry, now: Date): Attachment =>
  calendarFileOf([entry], now, entry.isCancelled);
