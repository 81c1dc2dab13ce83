// Keeps the place while reading: older pages come without a jump, new messages are followed only from the end.
import { useEffect, useLayoutEffect, useRef } from 'react';

const NEAR_END_PX = 160;

/** `first` and `last` name the outermost messages; a change of them is what can move the page. */
export const useScrollKept = (first: string | number | undefined, last: string) => {
  const near = useRef(true);
  const held = useRef<{ element: Element; top: number }>(undefined);
  useLayoutEffect(() => {
    const page = document.scrollingElement;
    if (!page) return;
    if (held.current) page.scrollTop += topOf(held.current.element) - held.current.top;
    else if (near.current) page.scrollTop = page.scrollHeight;
    held.current = undefined;
  }, [first, last]);
  useEffect(() => {
    const watch = () => {
      const page = document.scrollingElement;
      if (page) near.current = page.scrollHeight - page.scrollTop - page.clientHeight < NEAR_END_PX;
    };
    window.addEventListener('scroll', watch, { passive: true });
    return () => window.removeEventListener('scroll', watch);
  }, []);
  return {
    /** Called just before older ones appear above it: this element stays where it is on the screen. */
    hold: (element: Element | null | undefined): void => {
      if (element) held.current = { element, top: topOf(element) };
    },
    /** Whoever writes wants to see it, wherever they were reading. */
    follow: (): void => {
      near.current = true;
    },
  };
};

const topOf = (element: Element): number => element.getBoundingClientRect().top;
