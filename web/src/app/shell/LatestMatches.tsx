// The latest matches, up to six of them, by small face and first name, each leading to the conversation; the places below stay in sight.
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { useSavesData } from '#ui/data-saver.ts';
import { firstNameOf } from '#ui/format.ts';
import { Loading } from '#ui/Loading.tsx';
import { NarrowName } from '#ui/NarrowName.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { TapPicture } from '#ui/TapPicture.tsx';
import { useLatestMatches } from './shell.queries.ts';

/** A gap no wider than two long names beside each other need to be told apart. */
const GRID = 'grid grid-cols-3 gap-x-1.5 gap-y-1';

export function LatestMatches() {
  const { latest, error, refetch, isFetching } = useLatestMatches();
  const saves = useSavesData();
  return (
    <section aria-label="Latest matches">
      <div className="flex flex-wrap items-center justify-between">
        <h2 className="px-2.5 text-lg">{places.matches.name}</h2>
        <Link
          to={paths.matches}
          className="inline-flex min-h-11 items-center px-2.5 text-sm font-semibold text-wine underline"
        >
          View All
        </Link>
      </div>
      {!latest && !error && (
        <Loading className={GRID}>
          {[0, 1, 2].map((place) => (
            <div key={place} className="flex flex-col items-center gap-0.5 py-1 text-xs leading-snug">
              <Skeleton shape="circle" className="size-10" />
              <Skeleton className="my-0.5 h-[calc(1lh-0.25rem)] w-10" />
            </div>
          ))}
        </Loading>
      )}
      {!latest && error && (
        <SmallError
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
          className="px-2.5 py-2 text-sm"
        />
      )}
      {/* As high as the faces that were awaited: the places below do not jump. */}
      {latest?.length === 0 && (
        <p className="min-h-[4.15625rem] content-center px-2.5 text-sm text-ink-2">No matches found yet</p>
      )}
      <ul className={GRID}>
        {latest?.map((match) => (
          <li key={match._id} className="flex min-w-0 flex-col items-center">
            {saves && match.image && (
              <TapPicture round of={match.name}>
                <Avatar src={match.image} likeness={match.likeness} size="sm" />
              </TapPicture>
            )}
            <Link
              to={paths.chat(match._id)}
              title={firstNameOf(match.name)}
              className="flex w-full flex-col items-center gap-0.5 rounded-md py-1 hover:bg-paper-2"
            >
              {!(saves && match.image) && <Avatar src={match.image} likeness={match.likeness} size="sm" />}
              {/* It goes on below between its parts alone; what is longer still is cut off, and whole in its title. */}
              <NarrowName className="block max-h-[2lh] [--smallest:0.6875rem] w-full overflow-hidden text-center text-xs leading-snug tracking-tight text-ellipsis wrap-normal">
                {firstNameOf(match.name)}
              </NarrowName>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
