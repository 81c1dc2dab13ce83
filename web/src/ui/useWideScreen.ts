// Whether there is room for something beside the page: the sidebar, a second column (spec 9: 1024 px).
import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1024px)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
