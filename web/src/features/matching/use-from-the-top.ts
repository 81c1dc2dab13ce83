// The next card begins at its top, however far the last one was read.
import { useEffect, useRef } from 'react';

export const useFromTheTop = <E extends HTMLElement>(id: string | undefined) => {
  const card = useRef<E>(null);
  const last = useRef(id);
  useEffect(() => {
    if (id === undefined || last.current === id) return;
    last.current = id;
    const element = card.current;
    if (!element) return;
    const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (element.getBoundingClientRect().top < room)
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [id]);
  return card;
};
