// Money, dates and phone numbers as a Nigerian would write them; times are those of the device.
import { onClock, zoneHere, zoneName } from '#platform/zone-here.ts';

const LOCALE = 'en-GB';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Amount = { amountMinor: number; currency: string };

/** ₦75,000; $9.99. Pence and kobo only where there are some. */
export function formatMoney({ amountMinor, currency }: Amount) {
  const whole = amountMinor % 100 === 0;
  return new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amountMinor / 100);
}

export function formatNumber(value: number) {
  return new Intl.NumberFormat('en-NG').format(value);
}

/** Tue 24 Nov; with the year when it is another one. */
export function formatDate(moment: string | number | Date, zone = zoneHere(), now = Date.now()) {
  const date = new Date(moment);
  const part = partsOf(date, zone);
  const sameYear = part.year === partsOf(new Date(now), zone).year;
  return `${part.weekday} ${part.day} ${part.month}${sameYear ? '' : ` ${part.year}`}`;
}

/** 24 November 2026, for a day of the calendar, which no zone moves. */
export function formatDay(day: string) {
  const format = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}

/** Oct 2026 */
export function formatMonth(day: string) {
  const format = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(day));
}

/** 10:00 */
export function formatTime(moment: string | number | Date, zone = zoneHere()) {
  const part = partsOf(new Date(moment), zone);
  return `${part.hour}:${part.minute}`;
}

/** Tue 24 Nov, 10:00 WAT */
export function formatDateTime(moment: string | number | Date, zone = zoneHere(), now = Date.now()) {
  return `${formatDate(moment, zone, now)}, ${formatTime(moment, zone)} ${zoneName(new Date(moment), zone)}`;
}

/** just now, 5 minutes ago, an hour ago, yesterday, on Sunday, on Tue 24 Nov */
export function formatRelative(moment: string | number | Date, zone = zoneHere(), now = Date.now()) {
  const date = new Date(moment);
  const age = now - date.getTime();
  if (age < MINUTE_MS) return 'just now';
  if (age < HOUR_MS) return ago(Math.floor(age / MINUTE_MS), 'a minute', 'minutes');
  const days = daysAgo(date, zone, now);
  if (days === 0) return ago(Math.floor(age / HOUR_MS), 'an hour', 'hours');
  if (days === 1) return 'yesterday';
  if (days < 7) {
    const [there, timeZone] = onClock(date, zone);
    return `on ${new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone }).format(there)}`;
  }
  return `on ${formatDate(date, zone, now)}`;
}

/** 09:44 for what was today, then yesterday, on Sunday, on Tue 24 Nov */
export function formatTimeOrDay(moment: string | number | Date, zone = zoneHere(), now = Date.now()) {
  const time = new Date(moment).getTime();
  return daysAgo(time, zone, now) === 0 ? formatTime(time, zone) : formatRelative(time, zone, now);
}

/** Today, Yesterday, Tue 24 Nov */
export function formatNearDay(moment: string | number | Date, zone = zoneHere(), now = Date.now()) {
  const days = daysAgo(moment, zone, now);
  return days === 0 ? 'Today' : days === 1 ? 'Yesterday' : formatDate(moment, zone, now);
}

/** 09:44, Yesterday, Sun, 3 Nov, 3 Nov 2025: at the end of a line, where there is little room. */
export function formatStamp(moment: string | number | Date, zone = zoneHere(), now = Date.now()) {
  const days = daysAgo(moment, zone, now);
  if (days === 0) return formatTime(moment, zone);
  if (days === 1) return 'Yesterday';
  const [weekday, ...date] = formatDate(moment, zone, now).split(' ');
  return days > 1 && days < 7 ? weekday! : date.join(' ');
}

/** 0803 123 4567 at home, +44 7911 123 456 abroad. */
export function formatPhone(phone: string) {
  const digits = phone.replace(/[^\d+]/g, '');
  const local = digits.replace(/^(\+234|234(?=\d{10}$))0?/, '0');
  if (/^0\d{10}$/.test(local)) return `${local.slice(0, 4)} ${local.slice(4, 7)} ${local.slice(7)}`;
  const american = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(digits);
  if (american) return `+1 ${american.slice(1).join(' ')}`;
  const abroad = /^\+(7|[2-9]\d)(\d+)$/.exec(digits);
  if (!abroad?.[1] || !abroad[2]) return phone;
  const groups = abroad[2].match(/\d{3,4}(?=\d{3}|$)|\d{1,3}/g) ?? [abroad[2]];
  return `+${abroad[1]} ${groups.join(' ')}`;
}

function ago(count: number, one: string, many: string) {
  return count === 1 ? `${one} ago` : `${count} ${many} ago`;
}

function daysAgo(moment: string | number | Date, zone: string, now: number) {
  return dayNumber(now, zone) - dayNumber(new Date(moment).getTime(), zone);
}

function dayNumber(moment: number, zone: string) {
  const part = partsOf(new Date(moment), zone);
  return Math.round(Date.parse(`${part.day} ${part.month} ${part.year} UTC`) / DAY_MS);
}

function partsOf(date: Date, zone: string) {
  const [there, timeZone] = onClock(date, zone);
  const format = new Intl.DateTimeFormat(LOCALE, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(there).map((part) => [part.type, part.value]));
  // ICU writes Sept where everybody else writes three letters.
  return { ...parts, month: parts.month?.slice(0, 3) } as Record<
    'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute',
    string
  >;
}

/** As they are seen: what stands above or below a letter takes no room beside it, and an m or a w takes that of one and a half. */
export const lettersOfLongestWord = (name: string): number =>
  Math.max(
    ...name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .split(/[\s-]/)
      .map((word) => word.length + word.replaceAll(/[^mw]/gi, '').length / 2),
  );

/** Spec 2: the dashboard's fallback is 'User'. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] || 'User';

/** So many letters have room in one line of any window. */
export const SHORT_NAME = 16;

/** The town of a place: “Port Harcourt” is not broken in two. */
export const townOf = (location: string): string => {
  const town = location.split(',')[0] ?? '';
  return town.length <= SHORT_NAME ? town.replaceAll(' ', '\u00a0') : town;
};
