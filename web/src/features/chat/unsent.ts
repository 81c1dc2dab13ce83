// How messages that wait on this device leave: each conversation has a queue of its own, in the order of writing.
import type { ApiError } from '#platform/api.ts';

export type Unsent = {
  matchId: string;
  clientId: string;
  text: string;
  sentAt: string;
  /** When it tries again by itself, because the server has told it to wait. */
  waitsUntil?: string;
  /** Why the server refuses it; it waits for the member then, and holds up nobody. */
  refused?: string;
};

const RETRY_MS = [1000, 2000, 5000, 10_000, 30_000] as const;

export const inOrder = (unsent: readonly Unsent[]): readonly Unsent[] =>
  [...unsent].sort((a, b) => (a.sentAt < b.sentAt ? -1 : 1));

/** Later than everything that waits, whatever the device's clock says. */
export const nextMoment = (unsent: readonly Unsent[], now: number): string => {
  const last = unsent.at(-1);
  return new Date(last ? Math.max(now, Date.parse(last.sentAt) + 1) : now).toISOString();
};

export const firstWaiting = (unsent: readonly Unsent[], matchId: string): Unsent | undefined =>
  unsent.find((one) => one.matchId === matchId && !one.refused);

export const conversationsWaiting = (unsent: readonly Unsent[]): ReadonlySet<string> =>
  new Set(unsent.filter((one) => !one.refused).map((one) => one.matchId));

/** What follows from a failure: for this message, for its conversation, or for everything that waits. */
type Verdict =
  | { holds: 'message' }
  | { holds: 'conversation'; forMs: number }
  | { holds: 'everything'; forMs: number }
  | { holds: 'everything until sign-in' };

/** `failures` came before this one, in this conversation alone and of everything together. */
export const judge = (
  { code, retryAfterSeconds }: Pick<ApiError, 'code' | 'retryAfterSeconds'>,
  failures: { alone: number; together: number },
): Verdict => {
  const pause = (before: number): number =>
    retryAfterSeconds ? retryAfterSeconds * 1000 : RETRY_MS[Math.min(before, RETRY_MS.length - 1)]!;
  if (code === 'not_signed_in' || code === 'another_account') return { holds: 'everything until sign-in' };
  if (code === 'offline' || code === 'unavailable')
    return { holds: 'everything', forMs: pause(failures.together) };
  // A fault of the server may lie in this one message: the other conversations go on.
  if (code === 'too_many' || code === 'fault') return { holds: 'conversation', forMs: pause(failures.alone) };
  return { holds: 'message' };
};

/** As it was kept; undefined when it is not a message, for one spoilt entry must not stop the others. */
export const asUnsent = (kept: string | undefined): Unsent | undefined => {
  try {
    const one = JSON.parse(kept ?? 'null') as Partial<Unsent> | null;
    const whole = [one?.matchId, one?.clientId, one?.text, one?.sentAt].every(
      (field) => typeof field === 'string' && field !== '',
    );
    return whole && !Number.isNaN(Date.parse(one!.sentAt!)) ? (one as Unsent) : undefined;
  } catch {
    return undefined;
  }
};
