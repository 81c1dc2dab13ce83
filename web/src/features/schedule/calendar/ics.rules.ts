// One appointment as a calendar file: in UTC, and its summary says no more than "Appointment". Whoever comes along stands below it.
import { calendarUidOf } from '@ijeuwa/contract/calendar';
import { togetherWith } from '@ijeuwa/contract/companion';
import type { Appointment } from '@ijeuwa/contract/schedule';

/** 20261201T090000Z */
const stampOf = (moment: string): string =>
  `${new Date(moment).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** RFC 5545: what a person wrote begins no line of its own. */
const textOf = (words: string): string => words.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const OCTETS_MAX = 75;
const octets = new TextEncoder();
/** RFC 5545: a line has at most 75 octets; what is longer goes on after a space, never within a letter. */
const folded = (line: string): string => {
  let used = 0;
  return [...line]
    .map((letter) => {
      const size = octets.encode(letter).length;
      const breaks = used + size > OCTETS_MAX;
      used = breaks ? 1 + size : used + size;
      return breaks ? `\r\n ${letter}` : letter;
    })
    .join('');
};

type Dated = Pick<Appointment, '_id' | 'startsAt' | 'endsAt' | 'sequence' | 'partner' | 'room'>;

/** `address`: of its session room, where it has one. */
export const icsOf = (
  { _id, startsAt, endsAt, sequence, partner, room }: Dated,
  address: string,
  now: string,
): string =>
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
    ...(partner?.name ? [`DESCRIPTION:${textOf(togetherWith(partner.name))}`] : []),
    ...(room
      ? [`LOCATION:${room.byVideo ? textOf(address) : 'By telephone'}`, `URL;VALUE=URI:${address}`]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
