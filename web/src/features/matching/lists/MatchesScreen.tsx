// Everybody with whom both sides like each other: whoever waits for an answer first.
import type { Match } from '@ijeuwa/contract/matching';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { useLive } from '#platform/socket.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { useMatches } from '../matching.queries.ts';
import type { PersonActions } from '../person-actions.ts';
import { MatchTile } from './MatchTile.tsx';
import { filtersOf } from './matches.rules.ts';
import { PeopleSkeleton } from './PeopleSkeleton.tsx';
import { PEOPLE_GRID } from './people-grid.ts';

export function MatchesScreen({ actions }: { actions: PersonActions<Match> }) {
  const { data, error, refetch, isFetching } = useMatches();
  const [search] = useSearchParams();
  const again = useCallback(() => void refetch(), [refetch]);
  useLive('newMatch', again);
  useLive('matchEnded', again);
  useLive('message', again);
  const filters = filtersOf(data?.matches ?? []);
  const filter = filters.find(({ show }) => show === search.get('show')) ?? filters[0];
  return (
    <Page
      title={places.matches.name}
      back={paths.dashboard}
      actions={
        <>
          {filters.length > 1 && (
            // On a phone in a line of their own, under the heading and the way to the requests.
            <nav aria-label="Which matches" className="max-sm:order-last max-sm:w-full sm:ml-auto">
              <ul className="flex flex-wrap gap-2">
                {filters.map(({ show, label, matches }) => (
                  <li key={show}>
                    <FilterLink show={show} chosen={show === filter?.show}>
                      {label} {matches.length}
                    </FilterLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <ButtonLink
            variant="secondary"
            size="sm"
            to={paths.matchRequests}
            className="max-[22rem]:px-2 max-[22rem]:text-[0.8125rem]"
          >
            {places.matchRequests.name}
          </ButtonLink>
        </>
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
      {!data && !error && <PeopleSkeleton grid={PEOPLE_GRID} />}
      {data?.matches.length === 0 && (
        <EmptyState
          title="No matches found yet"
          action={<ButtonLink to={paths.datingApp}>Meet people</ButtonLink>}
        >
          A match is made when you and somebody like each other.
        </EmptyState>
      )}
      <ul className={PEOPLE_GRID}>
        {filter?.matches.map((match) => (
          <MatchTile key={match._id} match={match} actions={actions(match, again)} />
        ))}
      </ul>
    </Page>
  );
}

type FilterLinkProps = { show: string; chosen: boolean; children: (string | number)[] };

/** The address says which are shown, and is the same page in the history. */
function FilterLink({ show, chosen, children }: FilterLinkProps) {
  return (
    <Link
      to={{ search: show === 'all' ? '' : `?show=${show}` }}
      replace
      preventScrollReset
      aria-current={chosen || undefined}
      className={classes(
        'inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold transition-colors',
        chosen ? 'border-wine bg-wine-fill text-on-fill' : 'border-control bg-surface hover:border-wine',
      )}
    >
      {children}
    </Link>
  );
}
