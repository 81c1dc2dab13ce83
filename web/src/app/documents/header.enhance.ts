// The header: another look once the page has moved, and a menu that closes when it has served.
const SCROLLED_PX = 50;

const header = document.querySelector<HTMLElement>('[data-header]');
const markScroll = () => header?.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_PX);
addEventListener('scroll', markScroll, { passive: true });
markScroll();

const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]');
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

// A module of its own: its names are nobody else’s.
export {};
