// What a reviewer has decided about one member so far, and how it is sent and said.
import type { Call } from '@ijeuwa/contract/endpoint';
import type { decideReview, ReviewCase } from '@ijeuwa/contract/reviews';

export type Verdict = 'approve' | 'reject';
/** `refuse`: for good. */
export type CardVerdict = Verdict | 'refuse';
export type Verdicts = { card?: CardVerdict; photos: Readonly<Record<string, Verdict>> };
export const UNDECIDED: Verdicts = { photos: {} };

export const isBegun = ({ card, photos }: Verdicts): boolean =>
  card !== undefined || Object.keys(photos).length > 0;

type Photos = ReviewCase['photos'];

const photosWith = (verdict: Verdict, { photos: decided }: Verdicts, photos: Photos): string[] =>
  photos.filter(({ _id }) => decided[_id] === verdict).map(({ _id }) => _id);

export const cardWaits = ({ cardStatus }: ReviewCase): boolean => cardStatus === 'pending';

/** Everything that waits; what was decided before stays as it is. */
export const approveAll = (review: ReviewCase): Verdicts => ({
  card: cardWaits(review) ? 'approve' : undefined,
  photos: Object.fromEntries(
    review.photos.filter(({ state }) => state === 'pending').map(({ _id }) => [_id, 'approve']),
  ),
});

/** Of the photos that are still there: the member may have taken one away meanwhile. */
export const bodyOf = (
  verdicts: Verdicts,
  photos: Photos,
  reason: string,
): Call<typeof decideReview>['body'] => {
  const approvePhotos = photosWith('approve', verdicts, photos);
  const rejectPhotos = photosWith('reject', verdicts, photos);
  return {
    reason,
    ...(verdicts.card ? { card: verdicts.card } : {}),
    ...(approvePhotos.length > 0 ? { approvePhotos } : {}),
    ...(rejectPhotos.length > 0 ? { rejectPhotos } : {}),
  };
};

const count = (photos: number): string => (photos === 1 ? '1 photo' : `${photos} photos`);

/** Approves the card and 4 photos; rejects 1 photo; refuses the card for good. */
export const inWords = (verdicts: Verdicts, photos: Photos): string => {
  const said = (['approve', 'reject'] as const).flatMap((verdict) => {
    const some = photosWith(verdict, verdicts, photos).length;
    const objects = [...(verdicts.card === verdict ? ['the card'] : []), ...(some > 0 ? [count(some)] : [])];
    return objects.length > 0 ? [`${verdict}s ${objects.join(' and ')}`] : [];
  });
  if (verdicts.card === 'refuse') said.push('refuses the card for good');
  if (said.length === 0) return 'Nothing is decided yet.';
  const sentence = said.join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
};
