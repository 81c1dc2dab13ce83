// A moment on two clocks: where it happens, and where the reader is, told only where the two differ.

import { onClock, zoneHere, zoneName } from '#platform/zone-here.ts';
import { formatDate, formatDateTime, formatTime } from './format.ts';

const isSameTime = (moment: string, zone: string, here: string): boolean =>
  formatTime(moment, zone) === formatTime(moment, here) &&
  formatDate(moment, zone) === formatDate(moment, here);

/** "04:00 EST", or with its day where that is another: what the reader's own clock says then. */
export const onOwnClock = (moment: string, zone: string, here = zoneHere()): string | undefined => {
  if (isSameTime(moment, zone, here)) return undefined;
  const isSameDay = formatDate(moment, zone) === formatDate(moment, here);
  return isSameDay
    ? `${formatTime(moment, here)} ${zoneName(new Date(moment), here)}`
    : formatDateTime(moment, here);
};

/** Tue 24 Nov, 10:00 WAT (04:00 EST for you) */
export const onBothClocks = (moment: string, zone: string): string => {
  const own = onOwnClock(moment, zone);
  return `${formatDateTime(moment, zone)}${own ? ` (${own} for you)` : ''}`;
};

/** Lagos time */
export const clockName = (zone: string): string => `${zone.split('/').at(-1)!.replaceAll('_', ' ')} time`;

/** The day that it is there, as 2027-03-10. */
export const dayThere = (moment: string | number, zone = zoneHere()): string => {
  const [there, timeZone] = onClock(new Date(moment), zone);
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(there);
};
