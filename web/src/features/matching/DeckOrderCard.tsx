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
          hint="The same people fit you; only their order changes. Today’s picks are then the nearest who were here lately, with anybody your matchmaker chose. After them, whoever likes you still comes first. Your other picks of today are kept until the day is over. We forget at once what your answers taught us. Turn this off, and we learn from your answers again, earlier ones too."
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
