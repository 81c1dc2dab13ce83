// The six latest matches by face and first name, each leading to the conversation.
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { useSavesData } from '#ui/data-saver.ts';
import { Loading } from '#ui/Loading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TapPicture } from '#ui/TapPicture.tsx';
import { useLatestMatches } from './shell.queries.ts';

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2';

export function LatestMatches() {
  const { latest, error, refetch, isFetching } = useLatestMatches();
  const saves = useSavesData();
  return (
    <section aria-label="Latest matches">
      <div className="flex flex-wrap items-center justify-between">
        <h2 className="px-3 text-lg">Matches</h2>
        <Link
          to={paths.matches}
          className="inline-flex min-h-11 items-center px-3 text-sm font-semibold text-wine underline"
        >
          View All
        </Link>
      </div>
      {!latest && !error && (
        <Loading className={GRID}>
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} shape="circle" className="m-2 size-12 justify-self-center" />
          ))}
        </Loading>
      )}
      {!latest && error && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 px-3 py-2 text-sm">
          <p className="text-danger">{error.message}</p>
          <Button
            variant="secondary"
            size="sm"
            busy={isFetching}
            busyText="Trying..."
            onClick={() => void refetch()}
          >
            Try again
          </Button>
        </div>
      )}
      {latest?.length === 0 && <p className="px-3 py-2 text-sm text-ink-2">No matches found yet</p>}
      <ul className="flex flex-wrap gap-x-1 gap-y-2">
        {latest?.map((match) => (
          <li key={match._id} className="flex max-w-full min-w-15 flex-col items-center">
            {saves && match.image && (
              <TapPicture round of={match.name}>
                <Avatar src={match.image} />
              </TapPicture>
            )}
            <Link
              to={paths.chat(match._id)}
              className="flex w-full flex-col items-center gap-1 rounded-md px-1 py-2 hover:bg-paper-2"
            >
              {!(saves && match.image) && <Avatar src={match.image} />}
              <span className="w-full text-center text-sm wrap-anywhere">{match.name.split(/\s+/)[0]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
