// Today's picks as small faces; the deck shows the same people first.
import type { PotentialMatch } from '@ijeuwa/contract/matching';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { firstNameOf, townOf } from '#ui/format.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { useNextPeople } from './dashboard.queries.ts';
import { FaceCard } from './FaceCard.tsx';
import { FACES, FaceRow, FacesSkeleton } from './FaceRow.tsx';

export function TodaysPicks() {
  const { data, error, isFetching, refetch } = useNextPeople();
  const picks = data?.filter(({ pick }) => pick) ?? [];
  // Nobody waits at all: the next step says what to do about it.
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="todays-picks" className="flex flex-col gap-3">
      <SectionHeading
        id="todays-picks"
        action={
          picks.length > 0 && (
            <SectionLink to={paths.datingApp}>
              {picks.length === 1 ? 'See the last one' : `See all ${picks.length}`}
            </SectionLink>
          )
        }
      >
        Today’s picks
      </SectionHeading>
      {!data && !error && <FacesSkeleton label="Loading today’s picks..." lines={2} />}
      {!data && error && (
        <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && picks.length === 0 && (
        <p className="text-ink-2">
          You have seen them all. New ones come tomorrow;{' '}
          <Link to={paths.datingApp} className="font-semibold text-wine underline">
            others wait already
          </Link>
          .
        </p>
      )}
      {picks.length > 0 && (
        <FaceRow>
          {picks.slice(0, FACES).map((person) => (
            <Pick key={person._id} {...person} />
          ))}
        </FaceRow>
      )}
    </section>
  );
}

function Pick({ _id, name, age, location, images, likeness }: PotentialMatch) {
  return (
    <FaceCard
      to={paths.person(_id)}
      name={firstNameOf(name)}
      image={images[0]}
      likeness={likeness}
      // A long town has a line of its own, without the point between, and the room of two is kept.
      detail={
        <span className="block min-h-[2lh] overflow-hidden">
          <span className="-ml-[0.9em] flex flex-wrap *:pl-[0.9em]">
            <span>{age}</span>{' '}
            <span>
              <span className="-ml-[0.9em] inline-block w-[0.65em] text-end">·</span> {townOf(location)}
            </span>
          </span>
        </span>
      }
    />
  );
}
