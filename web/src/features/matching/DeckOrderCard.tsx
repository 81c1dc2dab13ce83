// Whether a member's deck is ordered by what answers have taught, or by distance and the last visit alone.
import { chooseDeckOrder, findDeckOrder } from '@ijeuwa/contract/deck-order';
import { findMatchStatus, listPotentialMatches } from '@ijeuwa/contract/matching';
import type { ReactNode } from 'react';
import { useChange, useRead } from '#platform/queries.ts';
import { Card } from '#ui/Card.tsx';
import { feedback } from '#ui/feedback.ts';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { Switch } from '#ui/Switch.tsx';

/** `children`: what else there is to ask about it. */
export function DeckOrderCard({ children }: { children?: ReactNode }) {
  const { data, error, isFetching, refetch } = useRead(findDeckOrder, {});
  const change = useChange(chooseDeckOrder, {
    renews: [findDeckOrder, listPotentialMatches, findMatchStatus],
  });
  return (
    <Card as="section" className="flex flex-col items-start gap-1">
      <h3 className="text-lg">The order of people</h3>
      {data && (
        <Switch
          label="Order people by distance and how lately they were here, without learning from my answers"
          hint="Who fits stays the same. Today’s picks are then the first of this order, with anybody your matchmaker chose, and after them whoever likes you still comes before the others; those of the other order wait until the day is over. How readily you like people, as your answers told it, is forgotten at once. Turn this off, and we learn from your answers again, also from those until then."
          checked={change.isPending ? !data.plain : data.plain}
          onChange={({ target }) =>
            change.mutate(
              { body: { plain: target.checked } },
              { onError: ({ message }) => feedback.error(message) },
            )
          }
        />
      )}
      {!data && error && (
        <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonText />}
      {children}
    </Card>
  );
}
