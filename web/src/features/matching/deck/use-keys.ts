// Keys that work wherever nothing is being typed and no dialog is open.
import { useLayoutEffect } from 'react';
import { topModal } from '#ui/stands-open.ts';

const TYPES = 'input, textarea, select, [role=menu]';
/** These have a use of their own for the space bar. */
const PRESSES = 'button, a, summary';

export const useKeys = (keys: Record<string, () => void>, on: boolean): void => {
  useLayoutEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      const meant =
        target instanceof HTMLElement && target.closest(key === ' ' ? `${TYPES}, ${PRESSES}` : TYPES);
      const deed = keys[key];
      if (!deed || meant || event.repeat || event.ctrlKey || event.metaKey || event.altKey || topModal())
        return;
      event.preventDefault();
      deed();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
};
