// How much room there is (spec 9): beside the page for a sidebar or a second column, or a phone's alone.
import { useCallback, useSyncExternalStore } from 'react';

const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const list = window.matchMedia(query);
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
      [query],
    ),
    () => window.matchMedia(query).matches,
    () => false,
  );

export const useWideScreen = (): boolean => useMedia('(min-width: 1024px)');
export const usePhone = (): boolean => useMedia('(width < 768px)');
