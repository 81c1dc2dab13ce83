// How much of the window a phone's keyboard covers, as --keyboard: where one writes stands above it.
import { useEffect } from 'react';

/** Zoomed in with two fingers, one sees less of the page without anything covering it. */
const ZOOMED = 1.01;
const ROOM = '--keyboard';

// A dialog may stand above a conversation: both ask for it.
let users = 0;

export const useKeyboardRoom = (): void => {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    users += 1;
    const measure = () => {
      const below = window.innerHeight - seen.height - seen.offsetTop;
      const room = `${seen.scale > ZOOMED ? 0 : Math.max(0, Math.round(below))}px`;
      if (room === style.getPropertyValue(ROOM)) return;
      style.setProperty(ROOM, room);
      // A dialog grows smaller by it: the field that brought the keyboard up stays in sight.
      const field = document.activeElement;
      if (field?.closest('dialog')) field.scrollIntoView?.({ block: 'nearest' });
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
      users -= 1;
      if (users === 0) style.removeProperty(ROOM);
    };
  }, []);
};
