// A week of stretches as the times that can be booked, and back: each time is a whole hour from its beginning.
import { SLOT_TIMES } from '@ijeuwa/contract/schedule';
import type { Availability } from '@ijeuwa/contract/staff-schedule';
import { zoneCalled } from '@ijeuwa/contract/zones';

type Stretch = Availability['week'][number];
export const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
};
const HOUR = 60;
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`;

/** "1 09:00": Monday at nine. */
export const tickOf = (weekday: number, time: string): string => `${weekday} ${time}`;

export const ticksOf = (week: readonly Stretch[]): Set<string> =>
  new Set(
    week.flatMap(({ weekday, from, to }) =>
      SLOT_TIMES.filter(
        (time) => minutesOf(from) <= minutesOf(time) && minutesOf(time) + HOUR <= minutesOf(to),
      ).map((time) => tickOf(weekday, time)),
    ),
  );

/** Hours that follow each other are one stretch. */
export const weekOf = (ticks: ReadonlySet<string>): Stretch[] =>
  DAYS.flatMap((_, index) => {
    const weekday = index + 1;
    const stretches: Stretch[] = [];
    for (const time of SLOT_TIMES.filter((one) => ticks.has(tickOf(weekday, one)))) {
      const to = timeOf(minutesOf(time) + HOUR);
      const last = stretches.at(-1);
      if (last?.to === time) last.to = to;
      else stretches.push({ weekday, from: time, to });
    }
    return stretches;
  });

/** Where most of our counsellors and members are. */
const NEAR = [
  'Africa/Lagos',
  'Europe/London',
  'America/New_York',
  'Africa/Accra',
  'Africa/Johannesburg',
  'Africa/Nairobi',
  'America/Chicago',
  'America/Los_Angeles',
  'America/Toronto',
  'Asia/Dubai',
  'Europe/Dublin',
];

/** All that this browser knows, those of most of us first. */
export const zonesToOffer = (): string[] => [...new Set([...NEAR, ...Intl.supportedValuesOf('timeZone')])];

export const zoneInWords = (zone: string): string => zone.replaceAll('_', ' ');

const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).toLowerCase();
/** The zone of a name as it is typed, or of a city that one zone alone is called after. */
export const zoneOf = (typed: string): string | undefined => {
  const name = typed.trim().replaceAll(' ', '_');
  const known = zoneCalled(name);
  if (known) return known;
  const [only, ...others] = zonesToOffer().filter((zone) => cityOf(zone) === name.toLowerCase());
  return others.length === 0 ? only : undefined;
};

type Exception = Availability['exceptions'][number];
/** A day that differs, as far as it is typed. */
export type TypedDay = { day: string; from: string; to: string };
export const NO_DAY: TypedDay = { day: '', from: '', to: '' };
export const isTyped = ({ day, from, to }: TypedDay): boolean => Boolean(day || from || to);

/** What of it is wrong, each at its field. */
export const faultsOf = ({ day, from, to }: TypedDay): Partial<TypedDay> => {
  if (!day) return { day: 'Please choose a day.' };
  if (Boolean(from) !== Boolean(to)) return { [from ? 'to' : 'from']: 'Please give both times, or neither.' };
  return from && to <= from ? { to: 'It ends before it begins.' } : {};
};

export const keyOfDay = ({ day, from }: Exception): string => `${day} ${from ?? ''}`;

/** Away takes the place of the hours of that day, and hours the place of away. */
export const withDay = (exceptions: readonly Exception[], { day, from, to }: TypedDay): Exception[] => {
  const others = exceptions.filter((one) => one.day !== day || (from && one.from && one.from !== from));
  const added = { day, from: from || null, to: to || null };
  return [...others, added].toSorted((one, other) => keyOfDay(one).localeCompare(keyOfDay(other)));
};
