// What whoever pays at once is promised for a profile that waits for its review.
import { findCard } from '@ijeuwa/contract/matching';
import { useRead } from '#platform/queries.ts';

export function ReviewedSoon() {
  const card = useRead(findCard, {});
  const status = card.error?.code === 'not_found' ? 'draft' : card.data?.status;
  if (status !== 'draft' && status !== 'pending') return null;
  return (
    <p className="text-ink-2">
      Once paid, our experts review your profile within 3 hours. That is sooner than a transfer, because a
      payment on this page is confirmed at once.
    </p>
  );
}
