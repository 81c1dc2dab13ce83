// Everybody with whom both sides like each other.

import type { Match } from '@ijeuwa/contract/matching';
import { useCallback } from 'react';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { useLive } from '#platform/socket.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatRelative } from '#ui/format.ts';
import { ListRow } from '#ui/ListRow.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useMatches } from '../matching.queries.ts';
import type { PersonActions } from '../person-actions.ts';

export function MatchesScreen({ actions }: { actions: PersonActions<Match> }) {
  const { data, error, refetch, isFetching } = useMatches();
  const again = useCallback(() => void refetch(), [refetch]);
  useLive('newMatch', again);
  useLive('matchEnded', again);
  return (
    <Page
      title={places.matches.name}
      back={paths.dashboard}
      width="narrow"
      actions={
        <ButtonLink variant="secondary" size="sm" to={paths.matchRequests}>
          {places.matchRequests.name}
        </ButtonLink>
      }
    >
      {error && !data && (
        <ErrorState
          title="Your matches did not load"
          message={error.message}
          onRetry={again}
          busy={isFetching}
        />
      )}
      {!data && !error && <SkeletonRows />}
      {data?.matches.length === 0 && (
        <EmptyState
          title="No matches found yet"
          action={<ButtonLink to={paths.datingApp}>Meet people</ButtonLink>}
        >
          A match is made when you and somebody like each other.
        </EmptyState>
      )}
      <ul>
        {data?.matches.map((match) => (
          <ListRow
            key={match._id}
            to={paths.chat(match._id)}
            face={{ src: match.image, name: match.name }}
            title={`${match.name}, ${match.age}`}
            detail={[
              `Matched ${formatRelative(match.matchedAt)}`,
              match.location.split(',')[0],
              match.demonstration && 'demonstration member',
            ]
              .filter(Boolean)
              .join(' · ')}
            end={actions(match, again)}
          />
        ))}
      </ul>
    </Page>
  );
}
