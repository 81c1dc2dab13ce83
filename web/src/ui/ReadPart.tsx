// A part of a screen that asks the server: on its way, failed, or there.
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';

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
  /** What stands there meanwhile, where rows are not its shape. */
  skeleton?: ReactNode;
  /** False while something above it may still come, and would push it down. */
  ready?: boolean;
  children: (data: D) => ReactNode;
};

export function ReadPart<D>({ query, what, skeleton, ready = true, children }: ReadPartProps<D>) {
  const { data, error, isFetching, refetch } = query;
  if (data && ready) return children(data);
  if (!error || !ready)
    return (
      skeleton ?? (
        <SkeletonRows rows={6} faces={false} label={`Loading ${what[0]!.toLowerCase()}${what.slice(1)}...`} />
      )
    );
  return (
    <ErrorState
      title={`${what} did not load`}
      message={error.message}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
