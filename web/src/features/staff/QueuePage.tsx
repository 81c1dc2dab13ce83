// The frame of a queue: on its way, not come, or here; what is here stays when a renewal fails.
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '#platform/api.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatTime } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { DeskPage } from './DeskPage.tsx';

type QueuePageProps<T> = {
  title: string;
  intro: string;
  /** Stands above the queue, whatever comes of it: what was typed there stays. */
  above?: ReactNode;
  /** Stands below it in the same way: what is set once a day. */
  below?: ReactNode;
  query: UseQueryResult<T, ApiError>;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
};

export function QueuePage<T>({ title, intro, above, below, query, skeleton, children }: QueuePageProps<T>) {
  const { data, error, isFetching } = query;
  const retry = () => void query.refetch();
  return (
    <DeskPage title={title} intro={intro}>
      {above}
      {data === undefined && !error && skeleton}
      {data === undefined && error && (
        <ErrorState
          title={`${title} did not load`}
          message={error.message}
          onRetry={retry}
          busy={isFetching}
        />
      )}
      {data !== undefined && error && (
        <Notice
          tone="warning"
          title={`This is how it stood at ${formatTime(query.dataUpdatedAt, HOME_ZONE)}.`}
          action={
            <Button variant="secondary" size="sm" busy={isFetching} busyText="Trying..." onClick={retry}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
      {data !== undefined && children(data)}
      {below}
    </DeskPage>
  );
}
