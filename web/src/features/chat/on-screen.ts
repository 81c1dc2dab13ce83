// Which conversation is before the member's eyes in this tab: what arrives there is seen as it comes.
import { useEffect } from 'react';

let shown: string | undefined;

export const useOnScreen = (matchId: string): void => {
  useEffect(() => {
    shown = matchId;
    return () => {
      if (shown === matchId) shown = undefined;
    };
  }, [matchId]);
};

export const isOnScreen = (matchId: string | null): boolean =>
  matchId !== null && matchId === shown && document.visibilityState === 'visible';
