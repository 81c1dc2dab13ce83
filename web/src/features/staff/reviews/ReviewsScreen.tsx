// Cards and photos that wait for a look before strangers see them, the soonest due first.
import { EmptyState } from '#ui/EmptyState.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useReviews } from '../staff.queries.ts';
import { useNextCase } from '../useNextCase.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewsSkeleton } from './ReviewsSkeleton.tsx';

export default function ReviewsScreen() {
  const reviews = useReviews();
  const { queue, workOn } = useNextCase(reviews.data?.reviews);
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
                  onDeciding={(deciding) => workOn(deciding ? index : undefined)}
                />
              ))}
            </ol>
          )}
        </div>
      )}
    </QueuePage>
  );
}
