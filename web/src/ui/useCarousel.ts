// Which slide shows, and what moves on to the next: a press, a swipe, or time.
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

const SCROLL_SETTLED_MS = 120;

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
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = Math.min(index ?? own, Math.max(0, count - 1));

  const setCurrent = (next: number) => {
    setOwn(next);
    if (next !== current) onIndexChange?.(next);
  };
  const goTo = (wanted: number) => setCurrent((wanted + count) % count);

  useEffect(() => {
    const element = track.current;
    if (element) element.scrollLeft = current * element.clientWidth;
  }, [current]);

  useEffect(() => {
    if (prefersReducedMotion()) setPlaying(false);
    // The arrow keys scroll it, also where a slide holds nothing to focus.
    if (track.current) track.current.tabIndex = 0;
    return () => clearTimeout(settling.current);
  }, []);

  useEffect(() => {
    if (!autoAdvanceMs || !playing || held || count < 2) return;
    const timer = setTimeout(() => goTo(current + 1), autoAdvanceMs);
    return () => clearTimeout(timer);
  });

  const onScroll = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const element = track.current;
      if (element?.clientWidth) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
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
