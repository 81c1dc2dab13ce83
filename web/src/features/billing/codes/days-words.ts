// How long a code still holds, and that nobody else can use it, in words.
import { daysLeft } from '@ijeuwa/contract/codes';

/** Undefined once its last day has passed. */
export const daysInWords = (validUntil: string, now: Date): string | undefined => {
  const days = daysLeft(validUntil, now);
  if (days <= 0) return undefined;
  return days === 1 ? 'Last day' : `${days} days left`;
};

export const ALL_TAKEN = 'All its uses are taken now.';
