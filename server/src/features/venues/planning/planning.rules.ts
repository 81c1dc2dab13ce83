// Decisions about what members ask planners: how far an enquiry is, until when an answer is due, and how long it is kept.
import { CASE_ANSWERED_WITHIN_HOURS, CASE_KEPT_MONTHS, type CaseState } from '@ijeuwa/contract/cases';
import { inThousands } from '@ijeuwa/contract/fields';

type Standing = { staffId: string | null; waitingSince: Date | null; closedAt: Date | null };

export const stateOf = ({ staffId, waitingSince, closedAt }: Standing): CaseState => {
  if (closedAt) return 'closed';
  if (!waitingSince) return 'answered';
  return staffId ? 'claimed' : 'open';
};

/** The clock starts with the message that waits; whoever takes it, or a second message, does not move it. */
export const dueAt = ({ waitingSince, closedAt }: Standing): Date | null =>
  waitingSince && !closedAt
    ? new Date(waitingSince.getTime() + CASE_ANSWERED_WITHIN_HOURS * 3_600_000)
    : null;

/** Since when it waits once the member has written again; what was closed begins anew. */
export const waitsFrom = ({ waitingSince, closedAt }: Standing, now: Date): Date =>
  closedAt || !waitingSince ? now : waitingSince;

/** Of whoever is farthest west a day lasts so much longer than in UTC: before that nobody has it behind them. */
const LAST_ON_EARTH_MS = 12 * 3_600_000;

/** What is offered, and how many guests it holds, where that is known. */
export type Offered = { name: string; holds?: number };
type Wanted = { weddingDate: string | null; guests: number | null };
/** Why it cannot be asked so, by its field; undefined when it can. */
export const whyNotAsked = (
  { weddingDate, guests }: Wanted,
  offered: Offered | undefined,
  now: Date,
): { weddingDate?: string; guests?: string } | undefined => {
  const today = new Date(now.getTime() - LAST_ON_EARTH_MS).toISOString().slice(0, 10);
  const isPast = weddingDate !== null && weddingDate < today;
  const isTooMany = guests !== null && offered?.holds !== undefined && guests > offered.holds;
  if (!isPast && !isTooMany) return undefined;
  return {
    ...(isPast && { weddingDate: 'This day is past. Please choose one that is still to come.' }),
    ...(isTooMany && {
      guests: `${offered.name} holds at most ${inThousands(offered.holds!)} guests. Please ask about another venue, or of a wedding in general.`,
    }),
  };
};

/** What was closed before this day is no longer kept. */
export const keptSince = (now: Date): Date => {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - CASE_KEPT_MONTHS);
  return since;
};
