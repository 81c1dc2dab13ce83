// A part of a help screen that asks the server: on its way, failed, or there.
import type { ReactNode } from 'react';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';

export type Read<D> = {
  data: D | undefined;
  error: { message: string } | null;
  isFetching: boolean;
  refetch: () => unknown;
};

type ReadPartProps<D> = {
  query: Read<D>;
  /** As a sentence about it begins: "The questions". */
  what: string;
  children: (data: D) => ReactNode;
};

export function ReadPart<D>({ query, what, children }: ReadPartProps<D>) {
  const { data, error, isFetching, refetch } = query;
  if (data) return children(data);
  if (!error) return <SkeletonRows rows={6} faces={false} label={`${what}: on the way...`} />;
  return (
    <ErrorState
      title={`${what} did not load`}
      message={error.message}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
