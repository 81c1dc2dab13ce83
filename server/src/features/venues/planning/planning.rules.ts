// Decisions about what members ask planners: how far an enquiry is, until when an answer is due, and how long it is kept.
import { CASE_ANSWERED_WITHIN_HOURS, CASE_KEPT_MONTHS, type CaseState } from '@ijeuwa/contract/cases';

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

/** What was closed before this day is no longer kept. */
export const keptSince = (now: Date): Date => {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - CASE_KEPT_MONTHS);
  return since;
};
