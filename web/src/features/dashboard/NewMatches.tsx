// The people matched last, each leading to their conversation.
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatRelative } from '#ui/format.ts';
import { ListRow } from '#ui/ListRow.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useNewMatches } from './dashboard.queries.ts';

const SHOWN = 5;

export function NewMatches() {
  return (
    <section aria-labelledby="new-matches" className="flex flex-col gap-3">
      <SectionHeading
        id="new-matches"
        action={
          <Link
            to={paths.matches}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-wine underline"
          >
            View All
          </Link>
        }
      >
        New matches
      </SectionHeading>
      <Latest />
    </section>
  );
}

function Latest() {
  const { data, error, isPending, isFetching, refetch } = useNewMatches();
  if (isPending) return <SkeletonRows rows={3} />;
  if (!data)
    return (
      <ErrorState
        title="Your matches did not load"
        message={error?.message ?? ''}
        onRetry={() => refetch()}
        busy={isFetching}
      />
    );
  if (data.matches.length === 0)
    return (
      <EmptyState
        level={3}
        title="No matches found yet"
        action={
          <ButtonLink to={paths.datingApp} variant="secondary">
            Discover people
          </ButtonLink>
        }
      >
        When you both like each other, it is a match.
      </EmptyState>
    );
  return (
    <ul>
      {data.matches.slice(0, SHOWN).map((match) => (
        <ListRow
          key={match._id}
          to={paths.chat(match._id)}
          face={{ src: match.image, name: match.name }}
          title={match.name}
          detail={[`Matched ${formatRelative(match.matchedAt)}`, match.location].filter(Boolean).join(' · ')}
        />
      ))}
    </ul>
  );
}
