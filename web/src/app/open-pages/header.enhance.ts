// The header: another look once the page has moved, and a menu that closes when it has served.
import type { Enhancement } from '#platform/enhance.ts';

const SCROLLED_PX = 50;

export const enhance: Enhancement = (header) => {
  const markScroll = () => header.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_PX);
  addEventListener('scroll', markScroll, { passive: true });
  markScroll();

  const menu = header.querySelector<HTMLDetailsElement>('details[data-menu]');
  menu?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu?.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('pointerdown', (event) => {
    if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
  });
};
