// For how long a transfer is looked for, and by when somebody of finance has looked.
import { CONFIRMED_WITHIN_HOURS } from '@ijeuwa/contract/billing';

const HOUR_MS = 3_600_000;
/** Money that comes after its order has ended is looked for this long. */
export const LOOKED_FOR_DAYS = 30;

export const confirmDueAt = (announcedAt: Date): Date =>
  new Date(announcedAt.getTime() + CONFIRMED_WITHIN_HOURS * HOUR_MS);
