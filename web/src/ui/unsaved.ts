// What is written and not saved: whoever would leave it is asked first.
import { useEffect, useRef } from 'react';

type Unsaved = { isUnsaved: () => boolean; isKept: boolean };
const screens = new Set<Unsaved>();

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
  useEffect(() => (isTouched ? add({ isUnsaved: () => true, isKept: false }) : undefined), [isTouched]);
};

/** Where the device keeps it until the member comes back: then it is asked, but nothing is lost. */
export const useKeptUnsaved = (isUnsaved: () => boolean): void => {
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });
  useEffect(() => add({ isUnsaved: () => latest.current(), isKept: true }), []);
};

/** What would become of that which is not saved; undefined where everything is. */
export const fateOfUnsaved = (): 'lost' | 'kept' | undefined => {
  const left = [...screens].filter(({ isUnsaved }) => isUnsaved());
  if (left.length === 0) return undefined;
  return left.every(({ isKept }) => isKept) ? 'kept' : 'lost';
};

function add(screen: Unsaved): () => void {
  screens.add(screen);
  return () => void screens.delete(screen);
}
