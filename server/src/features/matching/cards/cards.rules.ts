// What activation and review make of a card.
import type { CARD_STATUSES } from '@ijeuwa/contract/matching';

export type CardStatus = (typeof CARD_STATUSES)[number];

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
