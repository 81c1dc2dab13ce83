// By when somebody of finance looks at money that fits nothing.
import { addWorkingDays } from '../refunds/refund-clock.rules.ts';

const WORKING_DAYS = 1;
const DAY_MS = 86_400_000;

export const lookDueAt = (noticedAt: Date): Date => addWorkingDays(noticedAt, WORKING_DAYS);

/** What nobody can close before a provider has decided is due anew each day. */
export const dueAgainAt = (firstDue: Date, now: Date): Date => {
  const days = Math.floor((now.getTime() - firstDue.getTime()) / DAY_MS);
  return new Date(firstDue.getTime() + Math.max(0, days) * DAY_MS);
};
