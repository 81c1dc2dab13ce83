// What activation and review make of a card.
import type { CARD_STATUSES } from '@ijeuwa/contract/matching';

export type CardStatus = (typeof CARD_STATUSES)[number];

// Spec 9: within 3 h after a card payment, else within 24 h.
const REVIEW_HOURS = { card: 3, other: 24 } as const;
const HOUR_MS = 3_600_000;

export const reviewDueAt = (now: Date, paidByCard: boolean): Date =>
  new Date(now.getTime() + REVIEW_HOURS[paidByCard ? 'card' : 'other'] * HOUR_MS);

/** What activation leads to; undefined where it changes nothing. A card that was reviewed before just resumes. */
export const afterActivation = (
  card: { status: CardStatus; reviewedAt: Date | null },
  reviewsAtOnce: boolean,
): 'pending' | 'active' | undefined => {
  if (card.status === 'pending') return reviewsAtOnce ? 'active' : undefined;
  if (card.status === 'active' || card.status === 'suspended') return undefined;
  if (card.status === 'paused' && card.reviewedAt) return 'active';
  return reviewsAtOnce ? 'active' : 'pending';
};
