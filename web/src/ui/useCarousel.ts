// Which slide shows, and what moves on to the next: a press, a swipe, or time.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

const SCROLL_SETTLED_MS = 120;
/** In parts of a slide. */
const ARRIVED = 0.02;

type CarouselState = {
  count: number;
  index?: number;
  onIndexChange?: (index: number) => void;
  autoAdvanceMs?: number;
};

export function useCarousel({ count, index, onIndexChange, autoAdvanceMs }: CarouselState) {
  const [own, setOwn] = useState(0);
  const [playing, setPlaying] = useState(autoAdvanceMs !== undefined);
  const [held, setHeld] = useState(false);
  const track = useRef<HTMLUListElement>(null);
  /** The slide that the track moves to by itself. */
  const headingFor = useRef<number>(undefined);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = Math.min(index ?? own, Math.max(0, count - 1));

  const setCurrent = (next: number) => {
    setOwn(next);
    if (next !== current) onIndexChange?.(next);
  };
  const goTo = (wanted: number) => setCurrent((wanted + count) % count);

  const shown = useRef({ current, count });
  useLayoutEffect(() => {
    const { current: from, count: before } = shown.current;
    shown.current = { current, count };
    // Only to a neighbour it moves; further, or where slides came or went, it is there at once.
    moveTo(current, before === count && Math.abs(from - current) === 1 ? 'auto' : 'instant');
  }, [current, count]);

  const moveTo = (place: number, behavior: ScrollBehavior): void => {
    const element = track.current;
    const left = place * (element?.clientWidth ?? 0);
    if (!element || Math.abs(element.scrollLeft - left) < 1) return;
    headingFor.current = place;
    element.scrollTo({ left, behavior });
  };

  useEffect(() => {
    if (prefersReducedMotion()) setPlaying(false);
    return () => clearTimeout(settling.current);
  }, []);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    // The arrow keys step through it, also where a slide holds nothing to focus.
    element.tabIndex = 0;
    const step = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by || event.target !== element || count < 2) return;
      event.preventDefault();
      goTo(current + by);
    };
    const takeOver = () => {
      headingFor.current = undefined;
    };
    element.addEventListener('keydown', step);
    element.addEventListener('pointerdown', takeOver);
    element.addEventListener('wheel', takeOver, { passive: true });
    return () => {
      element.removeEventListener('keydown', step);
      element.removeEventListener('pointerdown', takeOver);
      element.removeEventListener('wheel', takeOver);
    };
  });

  useEffect(() => {
    if (!autoAdvanceMs || !playing || held || count < 2) return;
    const timer = setTimeout(() => goTo(current + 1), autoAdvanceMs);
    return () => clearTimeout(timer);
  });

  const onScroll = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const element = track.current;
      if (!element?.clientWidth) return;
      const at = element.scrollLeft / element.clientWidth;
      const heading = headingFor.current;
      if (heading === undefined) return setCurrent(Math.round(at));
      // On its way to what was pressed: a halt on the way is no choice of another slide.
      if (Math.abs(at - heading) < ARRIVED) headingFor.current = undefined;
      else element.scrollTo({ left: heading * element.clientWidth });
    }, SCROLL_SETTLED_MS);
  };

  return {
    current,
    goTo,
    track,
    playing,
    setPlaying,
    onScroll,
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}
