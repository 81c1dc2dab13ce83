// The cache of what the server said, and the two ways a screen asks: to read, and to change.
import type { Answer, Call, Endpoint } from '@ijeuwa/contract/endpoint';
import { QueryClient, type UseQueryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { type ApiError, asApiError, call } from './api.ts';

const FRESH_MS = 15_000;

/** Where nobody answers one more try is enough: the screen then says so, and can be asked again. */
const worthRetrying = (count: number, error: unknown): boolean => {
  const { code } = asApiError(error);
  return code === 'unavailable' ? count < 2 : code === 'offline' && navigator.onLine && count < 1;
};

/** Nobody has answered it; whatever the server has answered, a line that is back makes no other. */
const isUnanswered = ({ state }: { state: { error: unknown } }): boolean =>
  state.error !== null && ['offline', 'unavailable'].includes(asApiError(state.error).code);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: worthRetrying,
      // Offline, a screen says so instead of waiting in silence.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

const SOON = { ms: 3000, times: 20 };
const LATER_MS = 15_000;

/** When what waits for money is asked for again: the word that it came may have left before this page listened. */
export const soonThenLater = ({
  state,
}: {
  state: { dataUpdateCount: number; errorUpdateCount: number };
}): number => (state.dataUpdateCount + state.errorUpdateCount < SOON.times ? SOON.ms : LATER_MS);

/** The key under which an endpoint's answer is kept. */
export const keyOf = <E extends Endpoint>(endpoint: E, parts?: Call<E>) =>
  parts && Object.keys(parts).length > 0 ? [endpoint.path, parts] : [endpoint.path];

export const useRead = <E extends Endpoint>(
  endpoint: E,
  parts: Call<E>,
  options: Pick<UseQueryOptions<Answer<E>, ApiError>, 'refetchInterval'> & {
    enabled?: boolean;
    staleTime?: number;
  } = {},
) =>
  useQuery<Answer<E>, ApiError>({
    queryKey: keyOf(endpoint, parts),
    queryFn: ({ signal }) => call(endpoint, parts, signal),
    ...options,
  });

export type Asked = { isLoading: boolean; failureCount: number };
/** Once each has come, or was asked for in vain, it stays so: what is drawn then is pushed down by no other. */
export const useOnceKnown = (...reads: readonly Asked[]): boolean => {
  const areKnown = reads.every(({ isLoading, failureCount }) => !isLoading || failureCount > 0);
  const [wereKnown, keep] = useState(areKnown);
  if (areKnown && !wereKnown) keep(true);
  return areKnown || wereKnown;
};

/** What follows from one deed, also when the part of the screen that asked is gone by then. */
type After<E extends Endpoint> = {
  onSuccess?: (answer: Answer<E>) => void;
  onError?: (error: ApiError) => void;
  onSettled?: () => void;
};

/** A deed by what it is sent with; files have no such name. */
const nameOf = (parts: { body?: unknown }): string | undefined =>
  parts.body instanceof FormData ? undefined : JSON.stringify(parts);

/** Changes something, asks again for what it made old, then tells whoever asked. A second tap is the same deed. */
export const useChange = <E extends Endpoint>(
  endpoint: E,
  { renews = [], onDone }: { renews?: readonly Endpoint[]; onDone?: (answer: Answer<E>) => void } = {},
) => {
  const onTheWay = useRef(new Set<string | undefined>());
  const { mutate, mutateAsync, ...state } = useMutation<
    Answer<E>,
    ApiError,
    { parts: Call<E>; after: After<E> }
  >({
    mutationFn: ({ parts }) => call(endpoint, parts),
    // The library calls what is given with a single deed only while its component stands, and renewing may take it away.
    onSuccess: async (answer, { parts, after }) => {
      onDone?.(answer);
      await renew(...renews);
      onTheWay.current.delete(nameOf(parts));
      after.onSuccess?.(answer);
      after.onSettled?.();
    },
    onError: (error, { parts, after }) => {
      onTheWay.current.delete(nameOf(parts));
      after.onError?.(error);
      after.onSettled?.();
    },
  });
  return {
    ...state,
    mutate: useCallback(
      (parts: Call<E>, after: After<E> = {}) => {
        const name = nameOf(parts);
        if (name && onTheWay.current.has(name)) return;
        onTheWay.current.add(name);
        mutate({ parts, after });
      },
      [mutate],
    ),
    mutateAsync: useCallback((parts: Call<E>) => mutateAsync({ parts, after: {} }), [mutateAsync]),
  };
};

export const renew = (...endpoints: Pick<Endpoint, 'path'>[]) =>
  Promise.all(endpoints.map((one) => queryClient.invalidateQueries({ queryKey: [one.path] })));

/** Asks again what a screen still waits for and nobody has answered: the server is there again. */
export const askAgain = () => queryClient.refetchQueries({ type: 'active', predicate: isUnanswered });

/** The library itself does so only where it has seen the line go: a page that was opened without one has not. */
export const askAgainWhenOnline = (page: Window): void =>
  page.addEventListener('online', () => void askAgain());

/** What they answered is true no longer: whoever comes next asks anew, and never sees it meanwhile. */
export const forget = (...endpoints: Pick<Endpoint, 'path'>[]) => {
  for (const { path } of endpoints) queryClient.removeQueries({ queryKey: [path], type: 'inactive' });
  return renew(...endpoints);
};
