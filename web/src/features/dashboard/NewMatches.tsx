// The people matched last, each leading to their conversation.
import type { Match } from '@ijeuwa/contract/matching';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { firstNameOf, formatNearDay } from '#ui/format.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { useNewMatches } from './dashboard.queries.ts';
import { FaceCard } from './FaceCard.tsx';
import { FACES, FaceRow, FacesSkeleton } from './FaceRow.tsx';

export function NewMatches() {
  const { data } = useNewMatches();
  return (
    <section aria-labelledby="new-matches" className="flex flex-col gap-3">
      <SectionHeading
        id="new-matches"
        action={data && data.matches.length > 0 && <SectionLink to={paths.matches}>View All</SectionLink>}
      >
        New matches
      </SectionHeading>
      <Latest />
    </section>
  );
}

function Latest() {
  const { data, error, isFetching, refetch } = useNewMatches();
  if (!data && error)
    return <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <FacesSkeleton label="Loading your matches..." />;
  if (data.matches.length === 0)
    return (
      <EmptyState
        level={3}
        title="No matches found yet"
        action={
          <ButtonLink to={paths.datingApp} variant="secondary">
            {places.discover.name}
          </ButtonLink>
        }
      >
        When you both like each other, it is a match.
      </EmptyState>
    );
  return (
    <FaceRow>
      {data.matches.slice(0, FACES).map((match) => (
        <NewMatch key={match._id} {...match} />
      ))}
    </FaceRow>
  );
}

function NewMatch({ _id, name, age, image, likeness, matchedAt }: Match) {
  return (
    <FaceCard
      to={paths.chat(_id)}
      name={firstNameOf(name)}
      image={image}
      likeness={likeness}
      detail={`${age} · ${formatNearDay(matchedAt)}`}
    />
  );
}
