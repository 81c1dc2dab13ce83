// The cache of what the server said, and the two ways a screen asks: to read, and to change.
import type { Answer, Call, Endpoint } from '@ijeuwa/contract/endpoint';
import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { type ApiError, asApiError, call } from './api.ts';

const FRESH_MS = 15_000;

/** Where nobody answers one more try is enough: the screen then says so, and can be asked again. */
const worthRetrying = (count: number, error: unknown): boolean => {
  const { code } = asApiError(error);
  return code === 'unavailable' ? count < 2 : code === 'offline' && navigator.onLine && count < 1;
};

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

/** The key under which an endpoint's answer is kept. */
export const keyOf = <E extends Endpoint>(endpoint: E, parts?: Call<E>) =>
  parts && Object.keys(parts).length > 0 ? [endpoint.path, parts] : [endpoint.path];

export const useRead = <E extends Endpoint>(
  endpoint: E,
  parts: Call<E>,
  options: { enabled?: boolean; refetchInterval?: number } = {},
) =>
  useQuery<Answer<E>, ApiError>({
    queryKey: keyOf(endpoint, parts),
    queryFn: ({ signal }) => call(endpoint, parts, signal),
    ...options,
  });

/** Changes something, then asks again for what it made old. */
export const useChange = <E extends Endpoint>(
  endpoint: E,
  { renews = [], onDone }: { renews?: readonly Endpoint[]; onDone?: (answer: Answer<E>) => void } = {},
) =>
  useMutation<Answer<E>, ApiError, Call<E>>({
    mutationFn: (parts) => call(endpoint, parts),
    onSuccess: async (answer) => {
      onDone?.(answer);
      await Promise.all(renews.map((one) => queryClient.invalidateQueries({ queryKey: [one.path] })));
    },
  });

export const renew = (...endpoints: Pick<Endpoint, 'path'>[]) =>
  Promise.all(endpoints.map((one) => queryClient.invalidateQueries({ queryKey: [one.path] })));
