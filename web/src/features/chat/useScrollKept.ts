// Keeps the place while reading: older pages come without a jump, and what is new is followed only from the end.
import { useEffect, useLayoutEffect, useRef } from 'react';

const NEAR_END_PX = 160;

export const useScrollKept = () => {
  const near = useRef(true);
  const held = useRef<{ element: Element; top: number }>(undefined);
  useEffect(() => {
    const watch = () => {
      const page = document.scrollingElement;
      if (page) near.current = page.scrollHeight - page.scrollTop - page.clientHeight < NEAR_END_PX;
    };
    const stay = () => {
      const page = document.scrollingElement;
      if (page && near.current) page.scrollTop = page.scrollHeight;
    };
    // Whatever makes the page longer or the window shorter: a message, a notice, a keyboard on the glass.
    const growth = new ResizeObserver(stay);
    growth.observe(document.body);
    window.addEventListener('resize', stay);
    window.addEventListener('scroll', watch, { passive: true });
    return () => {
      growth.disconnect();
      window.removeEventListener('resize', stay);
      window.removeEventListener('scroll', watch);
    };
  }, []);
  useLayoutEffect(() => {
    const page = document.scrollingElement;
    if (page && held.current) page.scrollTop += topOf(held.current.element) - held.current.top;
    held.current = undefined;
  });
  return {
    /** Called just before older ones appear above it: this element stays where it is on the screen. */
    hold: (element: Element | null | undefined): void => {
      if (!element) return;
      near.current = false;
      held.current = { element, top: topOf(element) };
    },
    /** Whoever writes wants to see it, wherever they were reading. */
    follow: (): void => {
      near.current = true;
    },
  };
};

const topOf = (element: Element): number => element.getBoundingClientRect().top;
