// A moment on two clocks: where the reader is, and where it happens, told only where the two differ.

import { onClock, zoneHere, zoneName } from '#platform/zone-here.ts';
import { formatDate, formatDateTime, formatTime } from './format.ts';

const isSameTime = (moment: string, zone: string, here: string): boolean =>
  formatTime(moment, zone) === formatTime(moment, here) &&
  formatDate(moment, zone) === formatDate(moment, here);

/** "10:00 WAT", or with its day where that is another: what the clock there says, beside the reader's own. */
export const onTheirClock = (moment: string, zone: string, here = zoneHere()): string | undefined => {
  if (isSameTime(moment, zone, here)) return undefined;
  const isSameDay = formatDate(moment, zone) === formatDate(moment, here);
  return isSameDay
    ? `${formatTime(moment, zone)} ${zoneName(new Date(moment), zone)}`
    : formatDateTime(moment, zone);
};

/** "04:00 EST", or with its day where that is another: what the reader's own clock says, beside the one there. */
export const onOwnClock = (moment: string, zone: string, here = zoneHere()): string | undefined =>
  onTheirClock(moment, here, zone);

/** Tue 24 Nov, 04:00 EST (10:00 WAT): the reader's own comes first, as in mails. */
export const onBothClocks = (moment: string, zone: string): string => {
  const theirs = onTheirClock(moment, zone);
  return `${formatDateTime(moment)}${theirs ? ` (${theirs})` : ''}`;
};

/** New York */
export const cityOf = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ');

/** Lagos time */
export const clockName = (zone: string): string => `${cityOf(zone)} time`;

/** The day that it is there, as 2027-03-10. */
export const dayThere = (moment: string | number, zone = zoneHere()): string => {
  const [there, timeZone] = onClock(new Date(moment), zone);
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(there);
};
