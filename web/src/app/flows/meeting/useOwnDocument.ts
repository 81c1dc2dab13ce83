// Camera and microphone belong to the document of this address alone: whoever came from inside the product loads it anew.
import { useEffect } from 'react';
import { useLocation } from 'react-router';

export const useOwnDocument = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    const [loaded] = performance.getEntriesByType?.('navigation') ?? [];
    if (loaded && new URL(loaded.name).pathname !== pathname) window.location.reload();
  }, [pathname]);
};
