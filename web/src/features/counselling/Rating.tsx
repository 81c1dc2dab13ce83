// How those who came rate a counsellor; while nobody has, it says so.
import type { Counsellor } from '@ijeuwa/contract/counselling';
import { Star } from 'lucide-react';
import { formatNumber } from '#ui/format.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

export function Rating({ of: { rating, reviews } }: { of: Pick<Counsellor, 'rating' | 'reviews'> }) {
  if (rating === null) return <span className="text-sm text-ink-2">New</span>;
  return (
    <span className="inline-flex items-center gap-1 text-sm">
      <Star aria-hidden="true" className="size-4 fill-gold stroke-gold" />
      <VisuallyHidden>Rated </VisuallyHidden>
      <strong className="tabular-nums">{rating.toFixed(1)}</strong>
      <VisuallyHidden> of 5,</VisuallyHidden>
      <span className="text-ink-2">
        ({formatNumber(reviews)} {reviews === 1 ? 'review' : 'reviews'})
      </span>
    </span>
  );
}
