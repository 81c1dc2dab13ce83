// Decisions of the therapy room: what an entry costs, how a plan stands, which day can be named, until when insights are due.
import type { Currency } from '@ijeuwa/contract/fields';
import {
  CONSULTATION_WISHED_AHEAD_MAX_DAYS,
  INSIGHTS_WITHIN_HOURS,
  type THERAPY_PLAN_STATES,
  type TherapyPackageEntry,
} from '@ijeuwa/contract/therapy';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** In the hundredths of the currency; undefined where it is not sold in it. */
export const priceOf = (
  { priceNGN, priceUSD }: Pick<TherapyPackageEntry, 'priceNGN' | 'priceUSD'>,
  currency: Currency,
): number | undefined => {
  const price = currency === 'NGN' ? priceNGN : currency === 'USD' ? priceUSD : undefined;
  return price === undefined ? undefined : Math.round(price * 100);
};

type Plan = { paidAt: Date | null; takenBackAt: Date | null; offeredUntil: Date };
export const planStateOf = (
  { paidAt, takenBackAt, offeredUntil }: Plan,
  now: Date,
): (typeof THERAPY_PLAN_STATES)[number] => {
  if (takenBackAt) return 'taken_back';
  if (paidAt) return 'paid';
  return offeredUntil <= now ? 'lapsed' : 'offered';
};

export const insightsDueAt = (sentAt: Date): Date =>
  new Date(sentAt.getTime() + INSIGHTS_WITHIN_HOURS * HOUR_MS);

/** What is wrong with a preferred day, which is one of Lagos; `today` is too. */
export const faultOfDay = (day: string, today: string): string | undefined => {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(day)) return 'Please choose a day.';
  if (day < today) return 'This day has passed. Please choose another.';
  const ahead = (at - Date.parse(`${today}T00:00:00Z`)) / DAY_MS;
  return ahead > CONSULTATION_WISHED_AHEAD_MAX_DAYS
    ? 'Please choose a day within the next six months.'
    : undefined;
};

/** Where a page of a queue ended: those that wait stand before the others. */
export type Place = { done: boolean; sentAt: Date; id: string };
export const spellPlace = ({ done, sentAt, id }: Place): string =>
  `${done ? 1 : 0}.${sentAt.getTime()}.${id}`;
const SPELLED_PLACE = /^([01])\.(\d{1,13})\.([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})$/;
export const readPlace = (spelled: string): Place | undefined => {
  const [, done, at, id] = SPELLED_PLACE.exec(spelled) ?? [];
  return id ? { done: done === '1', sentAt: new Date(Number(at)), id } : undefined;
};
