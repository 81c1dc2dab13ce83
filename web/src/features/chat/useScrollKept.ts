// Keeps the place while reading: older pages come without a jump, and what is new is followed only from the end.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR_END_PX = 160;

/**
 * `pane` holds the messages: at a desk it scrolls by itself, on a phone the page does. `fromTop`: there are none yet,
 * and what stands in their place is read from its beginning.
 */
export const useScrollKept = (fromTop: boolean) => {
  const pane = useRef<HTMLDivElement>(null);
  const near = useRef(true);
  const held = useRef<{ element: Element; top: number }>(undefined);
  const [atEnd, setAtEnd] = useState(true);
  const still = useRef(fromTop);
  useLayoutEffect(() => {
    still.current = fromTop;
  }, [fromTop]);

  useEffect(() => {
    const sizes = () => {
      const { scrollHeight, clientHeight } = scrollerOf(pane.current);
      return `${scrollHeight} ${clientHeight}`;
    };
    let known = sizes();
    let top = scrollerOf(pane.current).scrollTop;
    const stay = () => {
      if (near.current && !still.current) toEndOf(pane.current);
      known = sizes();
      top = scrollerOf(pane.current).scrollTop;
    };
    const watch = ({ target }: Event) => {
      // The line that one writes on, and the list beside, scroll too.
      const other = target instanceof Element && target !== scrollerOf(pane.current);
      if (other || still.current) return;
      const { scrollHeight, scrollTop, clientHeight } = scrollerOf(pane.current);
      const isNear = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
      // It is told before what made it: at the end, what grew or shrank moves nobody away from there. Nor does it lead
      // anybody up: who goes up in the same moment, as while what they wrote is confirmed, does so by hand.
      const goesUp = !isNear && scrollTop < top;
      if (near.current && known !== sizes() && !goesUp) return stay();
      known = sizes();
      top = scrollTop;
      near.current = isNear;
      setAtEnd(near.current);
    };
    // Whatever makes the page longer or the window shorter: a message, a notice, a keyboard on the glass.
    const growth = new ResizeObserver(stay);
    growth.observe(document.body);
    for (const one of [pane.current, pane.current?.firstElementChild]) if (one) growth.observe(one);
    window.addEventListener('resize', stay);
    // What scrolls inside the page does not tell those above it.
    window.addEventListener('scroll', watch, { passive: true, capture: true });
    return () => {
      growth.disconnect();
      window.removeEventListener('resize', stay);
      window.removeEventListener('scroll', watch, { capture: true });
    };
  }, []);
  useLayoutEffect(() => {
    if (held.current) scrollerOf(pane.current).scrollTop += topOf(held.current.element) - held.current.top;
    held.current = undefined;
  });

  /** Whoever writes wants to see it, wherever they were reading. */
  const follow = (): void => {
    near.current = true;
    setAtEnd(true);
  };
  return {
    pane,
    atEnd,
    follow,
    /** Called just before older ones appear above it: this element stays where it is on the screen. */
    hold: (element: Element | null | undefined): void => {
      if (!element) return;
      near.current = false;
      held.current = { element, top: topOf(element) };
    },
    toEnd: (): void => {
      follow();
      toEndOf(pane.current);
    },
  };
};

const scrollerOf = (pane: Element | null): Element =>
  pane && getComputedStyle(pane).overflowY === 'auto' ? pane : document.documentElement;

const toEndOf = (pane: Element | null): void => {
  const scroller = scrollerOf(pane);
  scroller.scrollTop = scroller.scrollHeight;
};

const topOf = (element: Element): number => element.getBoundingClientRect().top;
