// Fetches the application's first files when a visitor is about to go there, and not before.
const own = document.querySelector<HTMLScriptElement>('script[data-application]');
const saving = matchMedia('(prefers-reduced-data: reduce)').matches;

const fetchAhead = () => {
  for (const address of own?.dataset.application?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = address.endsWith('.css') ? 'prefetch' : 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
};

const showsIntent = (event: Event) => {
  if (!(event.target instanceof Element) || !event.target.closest('a[data-app]')) return;
  for (const kind of SIGNS) document.removeEventListener(kind, showsIntent);
  fetchAhead();
};
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;
if (!saving) for (const kind of SIGNS) document.addEventListener(kind, showsIntent, { passive: true });
