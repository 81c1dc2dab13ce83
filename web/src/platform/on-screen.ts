// What a notice is about that is before the member's eyes in this tab, such as a conversation: what arrives there is seen as it comes.
import { useEffect } from 'react';

let shown: string | undefined;

export const useOnScreen = (about: string): void => {
  useEffect(() => {
    shown = about;
    return () => {
      if (shown === about) shown = undefined;
    };
  }, [about]);
};

export const isOnScreen = (about: string | null): boolean =>
  about !== null && about === shown && document.visibilityState === 'visible';
