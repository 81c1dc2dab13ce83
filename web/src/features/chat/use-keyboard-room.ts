// How much of the window a phone's keyboard covers, as --keyboard: the line to write on stands above it.
import { useEffect } from 'react';

/** Zoomed in with two fingers, one sees less of the page without anything covering it. */
const ZOOMED = 1.01;

export const useKeyboardRoom = (): void => {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    const measure = () => {
      const below = window.innerHeight - seen.height - seen.offsetTop;
      style.setProperty('--keyboard', `${seen.scale > ZOOMED ? 0 : Math.max(0, Math.round(below))}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
    };
  }, []);
};
