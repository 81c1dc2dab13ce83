// Decisions of the support room: how far an enquiry is, until when it is due, where it stands, and how long it is kept.
import { CASE_ANSWERED_WITHIN_HOURS, CASE_KEPT_MONTHS, type CaseState } from '@ijeuwa/contract/cases';

/** An id (UUID version 8) made of a digest, beside the name of its key: the same digest, the same id. */
export const idOfDigest = (digest: string): string => {
  const bytes = Buffer.from(digest.split('.').at(-1)!, 'base64url').subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/** What was closed before this day is no longer kept. */
export const keptSince = (now: Date): Date => {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - CASE_KEPT_MONTHS);
  return since;
};

type Standing = { staffId: string | null; answeredAt: Date | null; closedAt: Date | null };

/** An answered one may still be somebody’s, who goes on with it. */
export const stateOf = ({ staffId, answeredAt, closedAt }: Standing): CaseState => {
  if (closedAt) return 'closed';
  if (answeredAt) return 'answered';
  return staffId ? 'claimed' : 'open';
};

/** Until when support answers, and whether before others; by what the one who asks holds. */
export type Promised = { dueAt: Date; ahead: boolean };

/** What everybody is promised, whether they are a member or not. */
export const everybodysPromise = (now: Date): Promised => ({
  dueAt: new Date(now.getTime() + CASE_ANSWERED_WITHIN_HOURS * 3_600_000),
  ahead: false,
});

/**
 * The clock starts when it came, or was opened again; whoever takes it or hands it over does not move it. Who is ahead
 * stands as if it were due when it came: before all but what was overdue by then, which nobody is put before.
 */
export const clockOf = ({ dueAt, ahead }: Promised, now: Date): { dueAt: Date; queuedAt: Date } => ({
  dueAt,
  queuedAt: ahead ? now : dueAt,
});
