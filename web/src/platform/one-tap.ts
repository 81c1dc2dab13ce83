// A double tap is one tap. By the time of its second half the page has often moved, and what stands there now was not
// meant: nothing is pressed by it, but a control that is pressed many times in a row (`data-repeats`), and no field is entered.

const DOUBLE_TAP_MS = 400;
/** Nobody sees a field come to where a button was, and means it, in less. */
const MOVED_MS = 700;
const NEAR_PX = 24;
const CONTROLS = 'button, a[href], summary, [role="button"], input[type="submit"]';

type Tap = { at: number; x: number; y: number; by: string };

const isNear = (one: Tap, other: MouseEvent): boolean =>
  Math.hypot(one.x - other.clientX, one.y - other.clientY) < NEAR_PX;

/** Before anything on the page hears of it. Keys press as often as they do: their clicks have no place. */
export const takeDoubleTapsForOne = (page: EventTarget): void => {
  let last: Tap | undefined;
  const controlAt = ({ target }: Event): Element | null =>
    target instanceof Element ? target.closest(CONTROLS) : null;
  /** A mouse’s own double click is counted by the browser, by the time its owner has set; a finger’s is not. */
  const isSecond = (event: MouseEvent, control: Element | null): boolean =>
    last !== undefined &&
    event.timeStamp - last.at < (control ? DOUBLE_TAP_MS : MOVED_MS) &&
    isNear(last, event) &&
    (last.by !== 'mouse' || event.detail > 1);
  const onClick = (event: Event): void => {
    const click = event as PointerEvent;
    const control = controlAt(event);
    if (click.detail === 0 || control?.matches('[data-repeats]')) return;
    if (isSecond(click, control)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (control) {
      last = { at: event.timeStamp, x: click.clientX, y: click.clientY, by: click.pointerType };
    }
  };
  /** The focus moves, and a list opens, before there is a click. */
  const onPress = (event: Event): void => {
    const control = controlAt(event);
    if (!control && isSecond(event as MouseEvent, control)) event.preventDefault();
  };
  page.addEventListener('mousedown', onPress, { capture: true });
  page.addEventListener('click', onClick, { capture: true });
};
