// Throwing a card to the right or the left, by pointer; up and down stay the page's.
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#ui/prefers-reduced-motion.ts';
import type { Kind } from '../use-answers.ts';

const THROWN_PX = 96;
const DECIDED_PX = 10;
/** From here on it says what letting go would answer, if it were a little further. */
const SAID_AT = 0.4;
const TURN_DEGREES_PER_PX = 0.06;
const TURN_MOST_DEGREES = 8;

type Swipe = {
  onThrown: (kind: Kind) => void;
  onLeaning: (kind: Kind | undefined) => void;
};

const turnAt = (x: number): number =>
  prefersReducedMotion()
    ? 0
    : Math.max(-TURN_MOST_DEGREES, Math.min(TURN_MOST_DEGREES, x * TURN_DEGREES_PER_PX));

const leaningAt = (x: number): Kind | undefined =>
  Math.abs(x) < THROWN_PX * SAID_AT ? undefined : x > 0 ? 'like' : 'pass';

export const useSwipe = ({ onThrown, onLeaning }: Swipe) => {
  const [x, setX] = useState(0);
  /** Where it was let go, for the card that leaves from there. */
  const [from, setFrom] = useState(0);
  const start = useRef<{ x: number; y: number; swiping: boolean }>(undefined);
  const swiped = useRef(false);
  const leaning = leaningAt(x);
  const told = useRef(onLeaning);
  told.current = onLeaning;
  useEffect(() => told.current(leaning), [leaning]);

  const letGo = () => {
    start.current = undefined;
    setX(0);
  };
  return {
    leaning,
    /** It follows the finger. */
    held: x !== 0,
    moved: { transform: `translateX(${x}px) rotate(${turnAt(x)}deg)` },
    left: { '--from-x': `${from}px`, '--from-turn': `${turnAt(from)}deg` },
    bind: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        swiped.current = false;
        if (event.button === 0) start.current = { x: event.clientX, y: event.clientY, swiping: false };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const began = start.current;
        if (!began) return;
        const by = event.clientX - began.x;
        if (!began.swiping && Math.abs(by) > DECIDED_PX && Math.abs(by) > Math.abs(event.clientY - began.y)) {
          began.swiping = true;
          swiped.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        if (began.swiping) setX(by);
      },
      onPointerUp: () => {
        const thrown = start.current?.swiping && Math.abs(x) > THROWN_PX;
        letGo();
        setFrom(thrown ? x : 0);
        if (thrown) onThrown(x > 0 ? 'like' : 'pass');
      },
      onPointerCancel: letGo,
      // The finger that has moved the card meant none of what lies under it.
      onClickCapture: (event: MouseEvent) => {
        if (!swiped.current) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
};
