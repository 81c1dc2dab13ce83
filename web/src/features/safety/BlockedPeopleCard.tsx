// The people whom the member has blocked, and lifting a block.
import { type BlockedMember, listBlocked, unblockMember } from '@ijeuwa/contract/safety';
import { useEffect, useState } from 'react';
import { keyOf, queryClient, useChange, useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate } from '#ui/format.ts';
import { ListRow } from '#ui/ListRow.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { WHERE_PEOPLE_STAND } from './where-people-stand.ts';

// Spec 4: so long at least the list is seen to load.
const LOADING_SHOWN_MS = 800;

export function BlockedPeopleCard() {
  const { data, error, isFetching, refetch } = useRead(listBlocked, {});
  const early = useEarly();
  if (early || (!data && !error))
    return (
      <Card>
        <SkeletonRows rows={2} label="Loading the people you have blocked" />
      </Card>
    );
  if (!data)
    return (
      <ErrorState
        title="Your blocked people did not load"
        message={error?.message ?? ''}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Card>
      {data.blocked.length === 0 && <p className="text-ink-2">No blocked users at the moment.</p>}
      {data.blocked.length > 0 && (
        <ul>
          {data.blocked.map((person) => (
            <BlockedRow key={person._id} person={person} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function BlockedRow({ person }: { person: BlockedMember }) {
  const { _id, name, image, likeness, blockedAt, reported } = person;
  const unblock = useChange(unblockMember, { onDone: () => drop(_id), renews: WHERE_PEOPLE_STAND });
  const lift = () =>
    unblock.mutate(
      { params: { id: _id } },
      {
        onSuccess: () => feedback.success(`${name} is no longer blocked.`),
        onError: ({ message }) => feedback.error(message),
      },
    );
  return (
    <ListRow
      face={{ src: image, name, likeness }}
      title={name}
      detail={
        reported
          ? `You reported them on ${formatDate(blockedAt)}. A report keeps you apart for good.`
          : `Blocked on ${formatDate(blockedAt)}`
      }
      end={
        !reported && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Unblock ${name}`}
            busy={unblock.isPending}
            busyText="..."
            onClick={lift}
          >
            Unblock
          </Button>
        )
      }
    />
  );
}

/** The row goes at once, whatever else is asked for anew. */
const drop = (id: string): void =>
  void queryClient.setQueryData<{ blocked: BlockedMember[] }>(
    keyOf(listBlocked),
    (kept) => kept && { blocked: kept.blocked.filter((one) => one._id !== id) },
  );

const useEarly = (): boolean => {
  const [early, setEarly] = useState(true);
  useEffect(() => {
    const over = setTimeout(() => setEarly(false), LOADING_SHOWN_MS);
    return () => clearTimeout(over);
  }, []);
  return early;
};
