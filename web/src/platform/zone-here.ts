// The time zone of this device, and how clocks stand: as the server told it, whose rules mails follow; those of a browser may be years old.
import { type ZoneOffset, zoneName as zoneNameHere } from '@ijeuwa/contract/zones';

/** Asked each time: a device travels, and a page stays open. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const told = new Map<string, { offsets: readonly ZoneOffset[]; until: string }>();

export const keepToldZone = (zone: string, offsets: readonly ZoneOffset[], until: string): void =>
  void told.set(zone, { offsets, until });

/** Undefined outside of the time that the server spoke of: there the browser's own rules are all there is. */
const toldAt = (moment: Date, zone: string): ZoneOffset | undefined => {
  const known = told.get(zone);
  const at = moment.toISOString();
  return known && at < known.until ? known.offsets.findLast(({ from }) => from <= at) : undefined;
};

/** WAT, BST, EDT; where there is none, GMT+4. */
export const zoneName = (moment: Date, zone: string): string =>
  toldAt(moment, zone)?.name ?? zoneNameHere(moment, zone);

/** The moment and the zone with which the browser writes what a clock in `zone` shows. */
export const onClock = (moment: Date, zone: string): [moment: Date, timeZone: string] => {
  const offset = toldAt(moment, zone);
  return offset ? [new Date(moment.getTime() + offset.minutes * 60_000), 'UTC'] : [moment, zone];
};
