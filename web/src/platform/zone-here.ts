// The time zone of this device, and how a zone is written beside a time.
export { toldOffset, zoneName } from '@ijeuwa/contract/zones';

/** Asked each time: a device travels, and a page stays open. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
