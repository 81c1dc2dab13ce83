// A dialog of one thing that is opened out of a list: on its way, not come, or here; it stays true while it stands open.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '#platform/api.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Modal } from '#ui/Modal.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';

type OpenedModalProps<T> = {
  title: string;
  /** “case”, as its desk calls it. */
  thing: string;
  query: UseQueryResult<T, ApiError>;
  onClose: () => void;
  children: (data: T, now: number) => ReactNode;
};

export function OpenedModal<T>({ title, thing, query, onClose, children }: OpenedModalProps<T>) {
  const { data, error, refetch, isFetching, dataUpdatedAt } = query;
  return (
    <Modal open size="lg" onClose={onClose} title={title}>
      {data === undefined && !error && (
        <SkeletonRows rows={3} faces={false} label={`The ${thing} is on its way...`} />
      )}
      {data === undefined && error && (
        <ErrorState
          title={`This ${thing} did not load`}
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data !== undefined && children(data, dataUpdatedAt)}
    </Modal>
  );
}
