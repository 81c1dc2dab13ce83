// A double tap is one tap, whatever stands there by its second half.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { takeDoubleTapsForOne } from './one-tap.ts';

const pressed = vi.fn<(what: string) => void>();
const show = (markup: string): void => {
  document.body.innerHTML = markup;
  for (const control of document.querySelectorAll('button, a'))
    control.addEventListener('click', () => pressed(control.textContent));
};
type Press = { at: number; x?: number; pointerType?: string; detail?: number };
const press = (name: string, { at, x = 100, pointerType = 'touch', detail = 1 }: Press): boolean => {
  const control = [...document.querySelectorAll('button, a')].find((one) => one.textContent === name)!;
  const init = { clientX: x, clientY: 200, detail, bubbles: true, cancelable: true, pointerType };
  const event = new PointerEvent('click', init);
  Object.defineProperty(event, 'timeStamp', { value: at });
  return control.dispatchEvent(event);
};

const touch = (name: string, kind: 'mousedown' | 'click', at: number, x = 100): boolean => {
  const init = { clientX: x, clientY: 200, detail: 1, bubbles: true, cancelable: true };
  const event = kind === 'click' ? new PointerEvent(kind, init) : new MouseEvent(kind, init);
  Object.defineProperty(event, 'timeStamp', { value: at });
  return document.querySelector(name)!.dispatchEvent(event);
};

beforeAll(() => takeDoubleTapsForOne(window));
beforeEach(() => show('<button>Continue</button><button>Pay</button><button data-repeats>Next</button>'));
afterEach(() => pressed.mockReset());

// Each later than all before it: the page remembers the last tap.
let clock = 0;
const start = (): number => {
  clock += 10_000;
  return clock;
};

test('the second half presses nothing of what has come under the finger, and submits nothing', () => {
  const at = start();
  press('Continue', { at });
  expect(press('Pay', { at: at + 250, x: 110 })).toBe(false);
  expect(pressed.mock.calls).toEqual([['Continue']]);
});

test('nor the same control once more, where each press is a step', () => {
  const at = start();
  press('Continue', { at });
  press('Continue', { at: at + 150 });
  press('Continue', { at: at + 390 });
  expect(pressed).toHaveBeenCalledTimes(1);
  press('Continue', { at: at + 410 });
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('another place on the glass is another tap, and so is a later one', () => {
  const at = start();
  press('Continue', { at });
  press('Pay', { at: at + 200, x: 180 });
  press('Pay', { at: at + 700, x: 180 });
  expect(pressed).toHaveBeenCalledTimes(3);
});

test('what is pressed many times in a row hears each', () => {
  const at = start();
  for (const after of [0, 120, 240]) press('Next', { at: at + after });
  expect(pressed).toHaveBeenCalledTimes(3);
});

test('a mouse’s clicks are halves of one only where the browser counts them so; keys are never', () => {
  const at = start();
  press('Continue', { at, pointerType: 'mouse' });
  press('Pay', { at: at + 200, pointerType: 'mouse' });
  press('Continue', { at: at + 300, pointerType: 'mouse', detail: 2 });
  press('Pay', { at: at + 350, detail: 0 });
  expect(pressed.mock.calls).toEqual([['Continue'], ['Pay'], ['Pay']]);
});

test('nor enters a field, or ticks a box, that has come to where a button was; later, or elsewhere, it does', () => {
  show('<button>Create Account</button><input name="age"><label>I agree<input type="checkbox"></label>');
  const at = start();
  press('Create Account', { at });
  expect(touch('[name=age]', 'mousedown', at + 500)).toBe(false);
  expect(touch('label', 'click', at + 510)).toBe(false);
  expect(document.querySelector<HTMLInputElement>('[type=checkbox]')!.checked).toBe(false);
  expect(touch('[name=age]', 'mousedown', at + 500, 160)).toBe(true);
  expect(touch('[name=age]', 'mousedown', at + 800)).toBe(true);
});
