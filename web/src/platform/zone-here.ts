// The time zone of this device, asked each time: a device travels, and a page stays open.
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
