// Time zones of people: which names there are, and how one is written beside a time.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Moment, Ok, text } from './fields.ts';

/** Decisions 6: where nothing else is known, and where the office is. */
export const HOME_ZONE = 'Africa/Lagos';
const ZONE_MAX_LENGTH = 64;

// Asking the machine for a zone costs more than most calls do; there are some six hundred names.
const known = new Map<string, string>();

/** A name of the IANA's, old ones too, in its one spelling; an offset is none, for it knows no summer. */
export const zoneCalled = (name: string): string | undefined => {
  const before = known.get(name);
  if (before || !/^[a-z]/i.test(name)) return before;
  try {
    const zone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    // Spellings are as many as somebody tries: only the one that is kept is remembered.
    known.set(zone, zone);
    return zone;
  } catch {
    return undefined;
  }
};

// The short names are known to the English of their continent alone; elsewhere they are read as an offset.
const ENGLISH: Record<string, string> = { Africa: 'en-ZA', America: 'en-US', Australia: 'en-AU' };

/** WAT, BST, EDT; where there is none, GMT+4. */
export const zoneName = (moment: Date, zone: string): string => {
  const english = ENGLISH[zone.split('/')[0]!] ?? 'en-GB';
  const format = new Intl.DateTimeFormat(english, { timeZone: zone, timeZoneName: 'short' });
  return format.formatToParts(moment).find((part) => part.type === 'timeZoneName')?.value ?? zone;
};

const UNKNOWN_ZONE = 'Please give a time zone by its name, for example Africa/Lagos.';
export const Zone = text(
  { maxLength: ZONE_MAX_LENGTH, missing: UNKNOWN_ZONE },
  z.refine((name) => zoneCalled(name) !== undefined, { error: UNKNOWN_ZONE, abort: true }),
  z.overwrite((name) => zoneCalled(name) ?? name),
);

const ZoneOffset = z.object({ from: Moment, minutes: z.int(), name: z.string() });
/** From then on the clock of a zone stands so many minutes before UTC, and is called so. */
export type ZoneOffset = z.infer<typeof ZoneOffset>;

/** So many days before now and after it the server tells. */
export const TOLD_DAYS = 400;

export const findZoneOffsets = endpoint({
  method: 'GET',
  path: '/api/zone-offsets',
  access: 'public',
  summary: `How the clocks of a zone and of Lagos stand from ${TOLD_DAYS} days ago until ${TOLD_DAYS} days on, by the rules of the server, which mails follow too: a browser may know older ones.`,
  query: z.object({ zone: Zone }),
  answer: z.object({ offsets: z.array(ZoneOffset), home: z.array(ZoneOffset), until: Moment }),
});

export const keepZone = endpoint({
  method: 'PUT',
  path: '/api/users/zone',
  access: 'member',
  newcomers: true,
  summary: 'Keeps the time zone in which days and times are told to the member: the one of their device.',
  body: z.strictObject({ zone: Zone }),
  answer: Ok,
});
