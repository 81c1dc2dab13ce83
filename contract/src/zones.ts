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

/** From then on the clock of a zone stands so many minutes before UTC, and is called so. */
export type ZoneOffset = { from: string; minutes: number; name: string };

// What the server said of zones, by their names: it goes before the rules of the device, which may be older.
const toldZones = new Map<string, { offsets: readonly ZoneOffset[]; until: number }>();

/** Keeps what the server answered; beyond `until` the rules of the device are all there is. */
export const keepToldZone = (zone: string, { offsets, until }: { offsets: ZoneOffset[]; until: string }) =>
  void toldZones.set(zone, { offsets, until: Date.parse(until) });

/** What holds in a zone at that moment as the server said; undefined outside of the time that it spoke of. */
export const toldOffset = (moment: number, zone: string): ZoneOffset | undefined => {
  const told = toldZones.get(zone);
  if (!told || moment >= told.until) return undefined;
  return told.offsets.findLast(({ from }) => Date.parse(from) <= moment);
};

/** WAT, BST, EDT; where there is none, GMT+4. */
export const zoneName = (moment: Date, zone: string): string => {
  const told = toldOffset(moment.getTime(), zone);
  if (told) return told.name;
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

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const TOLD_DAYS = { before: 60, after: 120 };

/** The offsets that hold in a zone from 60 days before a moment until 120 after it, by the rules of this machine. */
export const offsetsAround = (now: number, zone: string): { offsets: ZoneOffset[]; until: string } => {
  const start = Math.floor(now / DAY_MS - TOLD_DAYS.before) * DAY_MS;
  const until = start + (TOLD_DAYS.before + TOLD_DAYS.after) * DAY_MS;
  const written = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const minutesAt = (moment: number): number =>
    (Date.parse(`${written.format(moment).replace(' ', 'T')}Z`) - moment) / MINUTE_MS;
  const at = (moment: number): ZoneOffset => ({
    from: new Date(moment).toISOString(),
    minutes: minutesAt(moment),
    name: zoneName(new Date(moment), zone),
  });
  const offsets = [at(start)];
  for (let day = start; day < until; day += DAY_MS) {
    const minutes = minutesAt(day);
    if (minutesAt(day + DAY_MS) === minutes) continue;
    // Within the day, to the minute.
    let [before, after] = [day, day + DAY_MS];
    while (after - before > MINUTE_MS) {
      const middle = Math.floor((before + after) / 2 / MINUTE_MS) * MINUTE_MS;
      if (minutesAt(middle) === minutes) before = middle;
      else after = middle;
    }
    offsets.push(at(after));
  }
  return { offsets, until: new Date(until).toISOString() };
};

export const findZoneOffsets = endpoint({
  method: 'GET',
  path: '/api/zone-offsets',
  access: 'public',
  summary:
    'How the clock of a zone stands from 60 days ago until 120 days on, by the rules of the server, which mails follow too: a device may know older ones.',
  query: z.object({ zone: Zone }),
  answer: z.object({
    offsets: z.array(z.object({ from: Moment, minutes: z.int(), name: z.string() })),
    until: Moment,
  }),
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
