// Carrying a photo to another place: held on the glass, or drawn with the mouse; a short tap opens it instead.
import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** So long a finger rests on a photo before it is lifted; a shorter touch scrolls or taps. */
const HOLD_MS = 300;
/** So far a mouse goes before it carries, and a finger before it scrolls. */
const STILL_PX = 6;

type Carried = { from: number; over: number; x: number; y: number };
type Press = { at: number; x: number; y: number; pointer: number; timer?: ReturnType<typeof setTimeout> };

const placeUnder = (x: number, y: number): number | undefined => {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-photo-at]')?.dataset.photoAt;
  return place === undefined ? undefined : Number(place);
};

export const usePhotoDrag = (onMove: (from: number, to: number) => void) => {
  const list = useRef<HTMLUListElement>(null);
  const press = useRef<Press>(undefined);
  const justCarried = useRef(false);
  const [carried, setCarried] = useState<Carried>();
  const lifted = useRef(false);

  useEffect(() => {
    // Once a photo is lifted the page stays. The browser asks at the first touch who may hold the page.
    const stay = (event: Event) => lifted.current && event.preventDefault();
    const element = list.current;
    element?.addEventListener('touchmove', stay, { passive: false });
    return () => element?.removeEventListener('touchmove', stay);
  }, []);

  const lift = ({ at, pointer }: Press, element: Element) => {
    element.setPointerCapture?.(pointer);
    lifted.current = true;
    setCarried({ from: at, over: at, x: 0, y: 0 });
  };
  const letGo = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
    lifted.current = false;
    setCarried(undefined);
  };

  const handlers = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      const element = event.currentTarget;
      const begun: Press = { at, x: event.clientX, y: event.clientY, pointer: event.pointerId };
      if (event.pointerType !== 'mouse') begun.timer = setTimeout(() => lift(begun, element), HOLD_MS);
      press.current = begun;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const begun = press.current;
      if (!begun) return;
      const x = event.clientX - begun.x;
      const y = event.clientY - begun.y;
      if (carried) {
        const over = placeUnder(event.clientX, event.clientY) ?? carried.over;
        return setCarried({ ...carried, over, x, y });
      }
      if (Math.hypot(x, y) < STILL_PX) return;
      if (event.pointerType === 'mouse') lift(begun, event.currentTarget);
      else letGo();
    },
    onPointerUp: () => {
      if (carried) {
        justCarried.current = true;
        // The click of this press comes at once, or not at all.
        setTimeout(() => {
          justCarried.current = false;
        });
        onMove(carried.from, carried.over);
      }
      letGo();
    },
    onPointerCancel: letGo,
    // A long press asks for the device's own menu of pictures.
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (press.current) event.preventDefault();
    },
    onClickCapture: (event: { stopPropagation: () => void }) => {
      // What was carried is not opened where it is put down.
      if (justCarried.current) event.stopPropagation();
    },
  });

  return { list, carried, handlers };
};
