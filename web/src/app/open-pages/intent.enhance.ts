// Fetches the application's first files when a visitor is about to go there, and not before.
import type { Enhancement } from '#platform/enhance.ts';

const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

export const enhance: Enhancement = (page) => {
  if (matchMedia('(prefers-reduced-data: reduce)').matches) return;
  const fetchAhead = () => {
    for (const address of page.dataset.application?.split(' ') ?? []) {
      const link = document.createElement('link');
      link.href = address;
      // The build marks a style of its own by a "#" behind its name.
      link.rel = new URL(link.href).pathname.endsWith('.css') ? 'prefetch' : 'modulepreload';
      document.head.append(link);
    }
  };
  const showsIntent = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a[data-app]')) return;
    for (const kind of SIGNS) document.removeEventListener(kind, showsIntent);
    fetchAhead();
  };
  for (const kind of SIGNS) document.addEventListener(kind, showsIntent, { passive: true });
};
