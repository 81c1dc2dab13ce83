// "… is writing": said at most every two seconds, believed for four.
import { TYPING_VISIBLE_MS } from '@ijeuwa/contract/chat';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getSocket, useLive } from '#platform/socket.ts';

const SAID_EVERY_MS = 2000;

export const useTheirTyping = (matchId: string) => {
  const [typing, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    setTyping(false);
  }, []);
  useLive(
    'typing',
    useCallback(
      (event) => {
        if (event.matchId !== matchId) return;
        setTyping(true);
        clearTimeout(timer.current);
        timer.current = setTimeout(stop, TYPING_VISIBLE_MS);
      },
      [matchId, stop],
    ),
  );
  useLive(
    'message',
    useCallback((event) => event.matchId === matchId && stop(), [matchId, stop]),
  );
  useEffect(() => stop, [stop]);
  return typing;
};

export const useSayTyping = (matchId: string) => {
  const said = useRef(0);
  return () => {
    if (Date.now() - said.current < SAID_EVERY_MS) return;
    said.current = Date.now();
    try {
      getSocket().emit('typing', { matchId });
    } catch {
      // Without a connection nobody needs to know.
    }
  };
};
