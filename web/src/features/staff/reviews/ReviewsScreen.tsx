// Cards and photos that wait for a look before strangers see them, the soonest due first.
import type { ReviewCase } from '@ijeuwa/contract/reviews';
import { useEffect, useRef } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { feedback } from '#ui/feedback.ts';
import { QueuePage } from '../QueuePage.tsx';
import { useReviews } from '../staff.queries.ts';
import { useNextCase } from '../useNextCase.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewsSkeleton } from './ReviewsSkeleton.tsx';

export default function ReviewsScreen() {
  const reviews = useReviews();
  const { queue, workOn } = useNextCase(reviews.data?.reviews);
  const begun = useTellingOfLeft(reviews.data?.reviews);
  return (
    <QueuePage
      title="Reviews"
      intro="Soonest due first. Each photo you open is recorded in the audit."
      query={reviews}
      skeleton={<ReviewsSkeleton />}
    >
      {({ reviews: waiting }) => (
        <div ref={queue} tabIndex={-1} className="outline-none">
          {waiting.length === 0 ? (
            <EmptyState picture="none" title="No reviews waiting">
              A member appears here when they activate their card or add a photo.
            </EmptyState>
          ) : (
            <ol aria-label="Members to review" className="flex flex-col gap-6">
              {waiting.map((review, index) => (
                <ReviewItem
                  key={review.member._id}
                  review={review}
                  now={reviews.dataUpdatedAt}
                  onBegun={(isBegun) => begun(review.member, isBegun)}
                  onDeciding={(deciding) => {
                    begun(review.member, !deciding);
                    workOn(deciding ? index : undefined);
                  }}
                />
              ))}
            </ol>
          )}
        </div>
      )}
    </QueuePage>
  );
}

/** Of whom somebody has begun to decide, and who leaves the queue meanwhile, is not gone without a word. */
function useTellingOfLeft(waiting: readonly ReviewCase[] | undefined) {
  const begun = useRef(new Map<string, string>());
  useEffect(() => {
    for (const [id, name] of begun.current) {
      if (!waiting || waiting.some(({ member }) => member._id === id)) continue;
      begun.current.delete(id);
      feedback.error(`${name} waits no longer: a colleague has decided, or the member has changed it.`);
    }
  }, [waiting]);
  return ({ _id, name }: ReviewCase['member'], isBegun: boolean) => {
    if (isBegun) begun.current.set(_id, name);
    else begun.current.delete(_id);
  };
}
