// Whether the other one is here now: coarse, and only among matches.
import { useCallback, useEffect, useState } from 'react';
import { getSocket, useLive, useReconnected } from '#platform/socket.ts';

export const useHere = (matchId: string, member: string | undefined): boolean => {
  const [here, setHere] = useState(false);
  const ask = useCallback(() => {
    try {
      getSocket().emit('watchPresence', { matchId }, (reply) => 'here' in reply && setHere(reply.here));
    } catch {
      setHere(false);
    }
  }, [matchId]);
  useEffect(ask, [ask]);
  useReconnected(ask);
  useLive(
    'presence',
    useCallback((event) => event.member === member && setHere(event.here), [member]),
  );
  return here;
};
