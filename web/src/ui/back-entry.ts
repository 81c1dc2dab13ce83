// Back closes what stands open over the first screen of a visit too, where the entry before it is another page.
import { dismissTop, onOpenChange, somethingStandsOpen } from './stands-open.ts';

type Entry = { idx?: number; overlay?: true } | null;
const entry = (): Entry => window.history.state;

/** The router holds a Back by taking it back: until that has come, the history stands at an entry that nobody is on. */
let isTakenBack = false;
export const takesBackBack = (): void => {
  isTakenBack = true;
};

/** A screen that goes back over steps of its own, which nobody asked to leave: no dialog is closed by it, or holds it. */
let isOwnStep = false;
export const goesBackItself = (go: () => void): void => {
  isOwnStep = true;
  go();
};
/** Once: whoever presses Back after that is asked as ever. */
export const wentBackItself = (): boolean => {
  const was = isOwnStep;
  isOwnStep = false;
  return was;
};

/**
 * Further in, the router holds Back (app/leaving); of an entry that is not its own nobody asks it. So the first dialog
 * over the router’s first entry adds one of the same number and address, of which the router never hears: Back from it
 * closes the dialog, and once none is open goes on to where it would have led. It is not taken away when the dialog is
 * closed otherwise: going back takes a moment, in which a link may have been followed. Before the router listens.
 */
export const startBackEntry = (): (() => void) => {
  const first = (): boolean => entry()?.idx === 0;
  let isOver = entry()?.overlay === true;

  const cover = () => {
    // Elsewhere by now: an entry of its own, or the same with another address.
    if (!first()) isOver = false;
    if (!somethingStandsOpen() || !first() || isOver || isTakenBack) return;
    isOver = true;
    window.history.pushState({ ...entry(), overlay: true }, '');
  };

  const hear = (event: PopStateEvent) => {
    const to = event.state as Entry;
    isTakenBack = false;
    const wasOver = isOver && first();
    isOver = to?.overlay === true;
    if (!wasOver || isOver || isTakenBack) return;
    event.stopImmediatePropagation();
    if (!somethingStandsOpen()) return window.history.back();
    dismissTop();
    // What it asks first, or what stood below it, is closed by the next one.
    queueMicrotask(cover);
  };

  const forget = onOpenChange(cover);
  window.addEventListener('popstate', hear, true);
  return () => {
    forget();
    window.removeEventListener('popstate', hear, true);
  };
};
