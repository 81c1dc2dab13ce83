// Decisions about attempts to pay: which step leads where, which one waits already, what a provider's word of one is worth.
import type { AttemptState } from '@ijeuwa/contract/payment-words';

/** `lost`: no answer to our call came. `denied`: the provider has never heard of it. `resumed`: it is being paid after a decline. */
export type AttemptEvent = 'shown' | 'lost' | 'refused' | 'denied' | 'decline' | 'resumed' | 'money';

type Step = { from: readonly AttemptState[]; to: AttemptState };
const UNDER_WAY = ['created', 'unknown', 'pending'] as const;

/** What each event makes of an attempt; one that stands elsewhere is not changed by it. */
export const ATTEMPT_STEPS: Record<AttemptEvent, Step> = {
  shown: { from: ['created', 'unknown'], to: 'pending' },
  lost: { from: ['created'], to: 'unknown' },
  refused: { from: ['created'], to: 'abandoned' },
  denied: { from: ['created', 'unknown'], to: 'abandoned' },
  decline: { from: UNDER_WAY, to: 'failed' },
  resumed: { from: ['failed'], to: 'pending' },
  // Whatever we thought of it, money that came by it came.
  money: { from: [...UNDER_WAY, 'failed', 'abandoned'], to: 'succeeded' },
};

type Attempt = {
  status: AttemptState;
  amountMinor: number;
  expiresAt: Date;
  announcedAt: Date | null;
  sentAt: Date | null;
};

/** Longer than the provider is given for an answer. */
export const ANSWER_MS = 15_000;

/** A call of ours may come there late, and a charge be made by then; until it cannot any more, that nobody knows of it says nothing. */
const DENIED_AFTER_MS = 10 * 60_000;

/** For so long it is asked about what was declined or given up, from when it was begun, or its order ended later. */
export const LATE_MS = 3 * 24 * 60 * 60_000;

/** As the sweep asks; `endedAt`: of its order. */
export const isAskedLate = ({ createdAt }: { createdAt: Date }, endedAt: Date | null, now: Date): boolean =>
  now.getTime() < Math.max(createdAt.getTime(), endedAt?.getTime() ?? 0) + LATE_MS;

/** Whether the provider’s word that it has never heard of it is to be believed. */
export const canBeDenied = (
  { sentAt, createdAt }: { sentAt: Date | null; createdAt: Date },
  now: Date,
): boolean => now.getTime() >= (sentAt ?? createdAt).getTime() + DENIED_AFTER_MS;

/** It was sent, or is being sent, and what sent it waits for the answer. */
export const isUnderWay = ({ sentAt }: Pick<Attempt, 'sentAt'>, now: Date): boolean =>
  sentAt !== null && now.getTime() < sentAt.getTime() + ANSWER_MS;

/** It can be paid as it stands, or be sent to the provider, for what is missing now. */
export const waits = (attempt: Attempt, missingMinor: number, now: Date): boolean => {
  const { status, amountMinor, expiresAt, announcedAt, sentAt } = attempt;
  if (amountMinor !== missingMinor || (expiresAt <= now && !announcedAt)) return false;
  if (status === 'created') return sentAt === null || isUnderWay(attempt, now);
  return status === 'pending';
};

type Due = { reference: string };
type Told = Due & {
  state: 'paid' | 'failed' | 'pending' | 'under_way' | 'unknown';
  amountMinor: number;
  currency: string;
};
export type Verdict = 'money' | 'failed' | 'waiting' | 'under_way' | 'denied' | 'mismatch';

/** Whether money came; how it fits is judged when it is taken in. The account needs no comparing: the provider answers for ours alone. */
export const judgeWord = (due: Due, told: Told, currencies: readonly string[]): Verdict => {
  if (told.reference !== due.reference) return 'mismatch';
  if (told.state === 'failed') return 'failed';
  if (told.state === 'unknown') return 'denied';
  if (told.state === 'under_way') return 'under_way';
  if (told.state !== 'paid') return 'waiting';
  return told.amountMinor > 0 && currencies.includes(told.currency) ? 'money' : 'mismatch';
};
