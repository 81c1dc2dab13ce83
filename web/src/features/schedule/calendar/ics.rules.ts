// One appointment as a calendar file: in UTC, and its summary says no more than "Appointment".
import type { Appointment } from '@ijeuwa/contract/schedule';

/** 20261201T090000Z */
const stampOf = (moment: string): string =>
  `${new Date(moment).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

type Dated = Pick<Appointment, '_id' | 'startsAt' | 'endsAt' | 'version'>;

/** The same appointment has the same name each time, so that a calendar moves it and shows it once. */
export const icsOf = ({ _id, startsAt, endsAt, version }: Dated, host: string, now: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ijeuwa//Appointments//EN',
    'BEGIN:VEVENT',
    `UID:${_id}@${host}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${stampOf(now)}`,
    `DTSTART:${stampOf(startsAt)}`,
    `DTEND:${stampOf(endsAt)}`,
    'SUMMARY:Appointment',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
