// How many people fit every must, and what each must costs: said while there is still somebody to see.
import type { PoolAdvice } from '@ijeuwa/contract/matching';
import { peopleOf } from '@ijeuwa/contract/pool';
import { useId } from 'react';
import { useMember } from '#platform/session.ts';
import { Card } from '#ui/Card.tsx';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { usePoolAdvice } from './matching.queries.ts';

/** `atEnd`: everybody who was found is answered. */
export function WishCost({ atEnd = false }: { atEnd?: boolean }) {
  const { profileSubmitted } = useMember();
  const title = useId();
  const { data, error, isFetching, refetch } = usePoolAdvice(profileSubmitted);
  // Nobody can be counted for whom it is not known where they live.
  if (!profileSubmitted) return null;
  return (
    <Card as="section" aria-labelledby={title} className="flex flex-col gap-2">
      <h2 id={title} className="text-xl">
        What your wishes cost
      </h2>
      {data && !error && <Cost {...data} atEnd={atEnd} />}
      {!data && !error && <SkeletonText lines={4} label="Counting who fits..." />}
      {/* Figures of before would say what may be true no longer. */}
      {error && <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />}
    </Card>
  );
}

function Cost({ fits, offers, atEnd }: PoolAdvice & { atEnd: boolean }) {
  const saidAbove = atEnd && !fits;
  return (
    <>
      {!saidAbove && <p>{atEnd ? NEW_ONES : `${peopleOf(fits)} fit all your musts at the moment.`}</p>}
      {offers.length > 0 ? (
        <ul className="marks-diamond flex flex-col gap-1">
          {offers.map(({ wish, text }) => (
            <li key={wish}>{text}</li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">Giving up one must would not bring anybody new.</p>
      )}
    </>
  );
}

// A queue that took everybody is looked over every ten minutes.
const NEW_ONES = 'Somebody new fits all your musts. They come to you within ten minutes.';
