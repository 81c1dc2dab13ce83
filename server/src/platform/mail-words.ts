// A day, a moment or an amount in a mail, as it is read where somebody is.
import { HOME_ZONE, zoneName } from '@ijeuwa/contract/zones';
import type { Queryable } from './database/connect.ts';

/** The time zone of a member. */
export type FindZone = (tx: Queryable, memberId: string) => Promise<string>;

const written = (moment: Date, timeZone: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...style, timeZone }).format(moment);

/** 24 November 2026 */
export const dayIn = (zone: string, moment: Date): string => written(moment, zone, { dateStyle: 'long' });
/** 24 November 2026 at 00:30 WAT */
export const momentIn = (zone: string, moment: Date): string =>
  `${written(moment, zone, { dateStyle: 'long', timeStyle: 'short' })} ${zoneName(moment, zone)}`;
/** Wed 10 March 2027 at 08:00 GMT (09:00 WAT): the reader’s zone first; the day of another clock only where it is another. */
export const momentOnClocks = (zones: readonly string[], moment: Date): string => {
  const weekdayIn = (zone: string) => written(moment, zone, { weekday: 'short' });
  const [mine = HOME_ZONE, ...others] = new Set(zones);
  const day = dayIn(mine, moment);
  const said = new Set([momentIn(mine, moment)]);
  const beside = others.flatMap((zone) => {
    const whole = momentIn(zone, moment);
    if (said.has(whole)) return [];
    said.add(whole);
    return dayIn(zone, moment) === day ? whole.slice(`${day} at `.length) : `${weekdayIn(zone)} ${whole}`;
  });
  const first = `${weekdayIn(mine)} ${momentIn(mine, moment)}`;
  return beside.length > 0 ? `${first} (${beside.join(', ')})` : first;
};
/** ₦10,000, and $6.25 */
export const amountIn = ({ amountMinor, currency }: { amountMinor: number; currency: string }): string =>
  new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amountMinor / 100);
