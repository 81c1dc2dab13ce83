// What the cards of leaving ask of the server.
import { findLeaving, returnToAccount } from '@ijeuwa/contract/leaving';
import { useChange, useRead } from '#platform/queries.ts';
import { renewUser } from '#platform/session.ts';

/** A copy takes a minute or two. */
const ASKED_AGAIN_MS = 20_000;

export const useLeaving = () => {
  const first = useRead(findLeaving, {});
  const waits = first.data?.copy.state === 'asked';
  useRead(findLeaving, {}, { enabled: waits, refetchInterval: ASKED_AGAIN_MS });
  return first;
};

export const useReturn = () => useChange(returnToAccount, { onDone: () => void renewUser() });
