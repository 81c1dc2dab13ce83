// A double tap is one tap. By the time of its second half the page has often moved, and what stands there now was not
// meant: nothing is pressed by it, but a control that is pressed many times in a row (`data-repeats`).

const DOUBLE_TAP_MS = 400;
const NEAR_PX = 24;
const CONTROLS = 'button, a[href], summary, [role="button"], input[type="submit"]';

type Tap = { at: number; x: number; y: number };

const isNear = (one: Tap, other: Tap): boolean => Math.hypot(one.x - other.x, one.y - other.y) < NEAR_PX;

/** A mouse’s own double click is counted by the browser, by the time its owner has set; a finger’s is not. */
const mayBeSecond = ({ pointerType, detail }: PointerEvent): boolean => pointerType !== 'mouse' || detail > 1;

/** Before anything on the page hears of it. Keys press as often as they do: their clicks have no place. */
export const takeDoubleTapsForOne = (page: EventTarget): void => {
  let last: Tap | undefined;
  const onClick = (event: Event): void => {
    const click = event as PointerEvent;
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    if (click.detail === 0 || !control || control.matches('[data-repeats]')) return;
    const tap = { at: event.timeStamp, x: click.clientX, y: click.clientY };
    const isSecond = last && tap.at - last.at < DOUBLE_TAP_MS && isNear(tap, last) && mayBeSecond(click);
    if (!isSecond) {
      last = tap;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener('click', onClick, { capture: true });
};
