// Throwing a card to the right or the left, by pointer; up and down stay the page's.
import { type PointerEvent, useRef, useState } from 'react';
import { prefersReducedMotion } from '#ui/prefers-reduced-motion.ts';
import type { Kind } from '../use-answers.ts';

const THROWN_PX = 96;
const DECIDED_PX = 10;
const TURN_DEGREES_PER_PX = 0.06;

export const useSwipe = (onThrown: (kind: Kind) => void) => {
  const [x, setX] = useState(0);
  const start = useRef<{ x: number; y: number; swiping: boolean }>(undefined);

  const end = () => {
    const thrown = start.current?.swiping && Math.abs(x) > THROWN_PX;
    start.current = undefined;
    setX(0);
    if (thrown) onThrown(x > 0 ? 'like' : 'pass');
  };

  return {
    /** Which way it leans, for the word on the card. */
    leaning: x > DECIDED_PX * 3 ? ('like' as const) : x < -DECIDED_PX * 3 ? ('pass' as const) : undefined,
    bind: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button === 0) start.current = { x: event.clientX, y: event.clientY, swiping: false };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = start.current;
        if (!from) return;
        const moved = event.clientX - from.x;
        if (
          !from.swiping &&
          Math.abs(moved) > DECIDED_PX &&
          Math.abs(moved) > Math.abs(event.clientY - from.y)
        ) {
          from.swiping = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        if (from.swiping) setX(moved);
      },
      onPointerUp: end,
      onPointerCancel: () => {
        start.current = undefined;
        setX(0);
      },
      style:
        x === 0
          ? undefined
          : {
              transform: `translateX(${x}px)${prefersReducedMotion() ? '' : ` rotate(${x * TURN_DEGREES_PER_PX}deg)`}`,
            },
    },
  };
};
