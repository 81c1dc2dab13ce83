// What is written and not saved: whoever would leave it is asked first.
import { useEffect } from 'react';

const screens = new Set<object>();

/** The browser asks before the page itself goes. */
export const useAskedBeforeUnload = (isTouched: boolean): void => {
  useEffect(() => {
    if (!isTouched) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTouched]);
};

/** On a screen without a dialog: another screen is not opened before the member says so either. */
export const useUnsaved = (isTouched: boolean): void => {
  useAskedBeforeUnload(isTouched);
  useEffect(() => {
    if (!isTouched) return;
    const screen = {};
    screens.add(screen);
    return () => void screens.delete(screen);
  }, [isTouched]);
};

export const hasUnsaved = (): boolean => screens.size > 0;
