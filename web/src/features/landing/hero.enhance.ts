// Shows the couples of the hero in turn, and stands still for whoever looks closer, looks away, or wishes it.
import type { Enhancement } from '#platform/enhance.ts';

const TURN_MS = 4000;

const asks = (what: string) => matchMedia(`(${what}: reduce)`).matches;
const wishesStillness = () =>
  asks('prefers-reduced-motion') ||
  asks('prefers-reduced-data') ||
  document.documentElement.hasAttribute('data-saver');

export const enhance: Enhancement = (place) => {
  if (wishesStillness()) return;
  const cards = [...place.querySelectorAll<HTMLElement>('[data-couple]')];
  const button = place.querySelector('button')!;
  let current = 0;
  let paused = false;
  let held = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(timer);
    const turning = !paused && !held && !document.hidden;
    timer = turning ? setTimeout(turn, TURN_MS) : undefined;
  };

  /** The picture is fetched as soon as its card is near. */
  const approach = (index: number): HTMLElement => {
    const card = cards[index % cards.length]!;
    card.dataset.near = '';
    return card;
  };

  const turn = async () => {
    const own = timer;
    const next = approach(current + 1);
    // On a slow line the couple before stays until this one can be seen.
    await next
      .querySelector('img')!
      .decode()
      .catch(() => undefined);
    if (timer !== own) return;
    cards[current]!.removeAttribute('data-shown');
    next.dataset.shown = '';
    current = (current + 1) % cards.length;
    approach(current + 1);
    wait();
  };

  const hold = () => {
    held = true;
    wait();
  };
  const release = () => {
    held = false;
    wait();
  };

  button.addEventListener('click', () => {
    paused = !paused;
    button.toggleAttribute('data-turning', !paused);
    button.setAttribute('aria-label', paused ? 'Play' : 'Pause');
    // Whoever presses Play is still pointing at it.
    release();
  });
  place.addEventListener('pointerenter', hold);
  place.addEventListener('pointerleave', release);
  place.addEventListener('focusin', hold);
  place.addEventListener('focusout', release);
  document.addEventListener('visibilitychange', wait);
  button.hidden = false;
  wait();
};
