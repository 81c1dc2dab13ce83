// One appointment as a calendar file: in UTC, and its summary says no more than "Appointment".
import { type Appointment, calendarUidOf } from '@ijeuwa/contract/schedule';

/** 20261201T090000Z */
const stampOf = (moment: string): string =>
  `${new Date(moment).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

type Dated = Pick<Appointment, '_id' | 'startsAt' | 'endsAt' | 'sequence'>;

export const icsOf = ({ _id, startsAt, endsAt, sequence }: Dated, now: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ijeuwa//Appointments//EN',
    'BEGIN:VEVENT',
    `UID:${calendarUidOf(_id)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stampOf(now)}`,
    `DTSTART:${stampOf(startsAt)}`,
    `DTEND:${stampOf(endsAt)}`,
    'SUMMARY:Appointment',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
