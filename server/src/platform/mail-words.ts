// A day, a moment or an amount in a mail, as it is read where somebody is.
import { zoneName } from '@ijeuwa/contract/zones';
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
/** 10 March 2027 at 08:00 GMT (09:00 of the other clock beside it, where there is one): the reader’s zone comes first. */
export const momentOnClocks = (zones: readonly string[], moment: Date): string => {
  const [mine, ...others] = [...new Set(zones.map((zone) => momentIn(zone, moment)))];
  return others.length > 0 ? `${mine} (${others.join(', ')})` : mine!;
};
/** ₦10,000, and $6.25 */
export const amountIn = ({ amountMinor, currency }: { amountMinor: number; currency: string }): string =>
  new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amountMinor / 100);
