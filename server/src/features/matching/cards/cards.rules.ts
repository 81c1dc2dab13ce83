// What activation and review make of a card, and what its owner may do meanwhile.
import type { CARD_STATUSES, LikeNeed } from '@ijeuwa/contract/matching';

export type CardStatus = (typeof CARD_STATUSES)[number];
type Card = { status: CardStatus; reviewedAt: Date | null };

/** A card that was reviewed and then paused: what it was granted is not asked for again. */
export const resumes = (card: Card | undefined): boolean =>
  card?.status === 'paused' && card.reviewedAt !== null;

/** What activation leads to; undefined where it changes nothing. A card that was reviewed before just resumes. */
export const afterActivation = (card: Card, reviewsAtOnce: boolean): 'pending' | 'active' | undefined => {
  if (card.status === 'pending') return reviewsAtOnce ? 'active' : undefined;
  if (card.status === 'active' || card.status === 'suspended') return undefined;
  if (resumes(card)) return 'active';
  return reviewsAtOnce ? 'active' : 'pending';
};

export type Standing = { submitted: boolean; card: CardStatus | null };

/** Decisions, "who may look, pass, like": liking needs an active card and a package or trial. */
export const likeNeedsOf = ({ submitted, card }: Standing, mayLike: boolean): LikeNeed | null => {
  if (card === 'suspended') return 'support';
  if (!submitted) return 'profile';
  if (!mayLike) return 'package';
  if (card === 'pending') return 'review';
  return card === 'active' ? null : 'card';
};
