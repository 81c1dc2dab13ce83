// Decisions about renewal: when a card is charged, how often, until when the package goes on meanwhile, and at which price.
import { GRACE_DAYS, REMINDER_DAYS, RETRY_DAYS } from '@ijeuwa/contract/agreements';

const DAY_MS = 86_400_000;
/** Longer than a charge is given for an answer. */
const LOST_AFTER_MS = 60_000;
const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

/** Nine in Lagos, which keeps the same hour all year. */
const CHARGE_HOUR_UTC = 8;

/** Nine in Lagos on the last day: the last such moment that the period still has. */
export const chargeAt = (endsAt: Date): Date => {
  const nine = new Date(endsAt);
  nine.setUTCHours(CHARGE_HOUR_UTC, 0, 0, 0);
  return nine >= endsAt ? later(nine, -DAY_MS) : nine;
};

/** Whether the end is so near that its charge may be due. */
export const DUE_WITHIN_MS = DAY_MS;

export const graceEnd = (oldEndsAt: Date): Date => later(oldEndsAt, GRACE_DAYS * DAY_MS);

/** When the card is tried after so many refusals; undefined: not any more. */
export const tryAt = (firstTryAt: Date, refusals: number): Date | undefined => {
  const days = refusals === 0 ? 0 : RETRY_DAYS[refusals - 1];
  return days === undefined ? undefined : later(firstTryAt, days * DAY_MS);
};

/** The reminder that is due, by the days until the charge; of two the later one. */
export const reminderDue = (endsAt: Date, now: Date): (typeof REMINDER_DAYS)[number] | undefined => {
  const charged = chargeAt(endsAt);
  return REMINDER_DAYS.findLast((days) => now >= later(charged, -days * DAY_MS) && now < charged);
};

/** A lower price is charged as it is; undefined: a higher one needs the member's word. */
export const priceOf = (agreedMinor: number, currentMinor: number): number | undefined =>
  currentMinor <= agreedMinor ? currentMinor : undefined;

type Tried = { status: string; pageUrl: string | null; sentAt: Date | null };
export type Plan = 'send' | 'ask' | 'try' | 'wait' | 'give up';

/** Whether it may still have taken the money: the provider has not said. */
export const mayHaveTaken = ({ status, pageUrl, sentAt }: Tried): boolean =>
  status === 'unknown' || (status === 'pending' && !pageUrl) || (status === 'created' && sentAt !== null);

/** After a day a person of finance looks at it: the provider may need to be asked by other ways. */
export const isLongUndecided = (attempt: Tried, now: Date): boolean =>
  mayHaveTaken(attempt) && attempt.sentAt !== null && now >= later(attempt.sentAt, DAY_MS);

const wasRefusedAt = ({ status, pageUrl }: Tried): boolean =>
  status === 'failed' || (status === 'pending' && pageUrl !== null);

/** A try that is due waits for whoever has a page for the same, or says that a transfer for it is sent, and until then at most. */
export const waitsUntil = (
  { firstTryAt, oldEndsAt }: { firstTryAt: Date; oldEndsAt: Date },
  attempts: readonly Tried[],
): Date => {
  const dueAt = tryAt(firstTryAt, attempts.filter(wasRefusedAt).length) ?? firstTryAt;
  const until = later(dueAt, DAY_MS);
  const graceUntil = graceEnd(oldEndsAt);
  return until < graceUntil ? until : graceUntil;
};

/** What is known of the charge: refused only where none of its attempts may still have taken the money. Nothing, where none was sent. */
export const chargeOf = (attempts: readonly Tried[]): 'refused' | 'asked' | null => {
  if (attempts.some(mayHaveTaken)) return 'asked';
  return attempts.some(wasRefusedAt) ? 'refused' : null;
};

/**
 * What is done next about a renewal that is not paid, from its attempts, the newest first. What may still have taken
 * the money is asked about until the provider says; only then another charge is sent. A page that the bank wants its
 * holder to see counts as a refusal: the member may pay there meanwhile.
 */
export const planOf = (
  { firstTryAt, oldEndsAt }: { firstTryAt: Date; oldEndsAt: Date },
  attempts: readonly Tried[],
  now: Date,
): { plan: Plan; lookAt: Date } => {
  const [last] = attempts;
  const soon = later(now, LOST_AFTER_MS);
  if (attempts.some(mayHaveTaken)) return { plan: 'ask', lookAt: soon };
  const graceUntil = graceEnd(oldEndsAt);
  if (now >= graceUntil) return { plan: 'give up', lookAt: soon };
  if (last?.status === 'created') return { plan: 'send', lookAt: soon };
  const refusals = attempts.filter(wasRefusedAt);
  const next = tryAt(firstTryAt, refusals.length);
  // Begun late, its last days are behind the grace, which nothing moves.
  if (!next || next >= graceUntil) return { plan: 'wait', lookAt: graceUntil };
  return now < next ? { plan: 'wait', lookAt: next } : { plan: 'try', lookAt: soon };
};
