// Decisions about disputes: which word leads where, when finance is reminded, what is at stake.
import { DISPUTE_HOURS } from '@ijeuwa/contract/disputes';
import type { DisputeState } from '@ijeuwa/contract/payment-words';

type Told = 'waiting' | 'answered' | 'won' | 'lost' | 'silent';
const ENDS: readonly Told[] = ['won', 'lost', 'silent'];

/** Undefined: the provider's word changes nothing. What is decided stays decided. */
export const nextDispute = (state: DisputeState, told: Told): DisputeState | undefined => {
  if (state !== 'opened' && state !== 'answered') return undefined;
  if (told === 'answered') return state === 'opened' ? 'answered' : undefined;
  return ENDS.includes(told) ? (told as DisputeState) : undefined;
};

/** The money is gone. */
export const isLost = (state: DisputeState): boolean => state === 'lost' || state === 'silent';

const HOUR_MS = 3_600_000;
const REMIND_HOURS = [2, 8] as const;

export const dueOf = ({ openedAt, dueAt }: { openedAt: Date; dueAt?: Date }): Date =>
  dueAt ?? new Date(openedAt.getTime() + DISPUTE_HOURS * HOUR_MS);

/** The reminder whose time has come; each is sent once. */
export const reminderAt = (dueAt: Date, now: Date): (typeof REMIND_HOURS)[number] | undefined =>
  REMIND_HOURS.find((hours) => dueAt.getTime() - now.getTime() <= hours * HOUR_MS);
