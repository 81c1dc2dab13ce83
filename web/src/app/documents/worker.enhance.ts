// Once the visitor does something, the browser is asked to keep the pages for a time without a network.
import { startWorker } from '#platform/worker.ts';

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

const begin = () => {
  for (const kind of SIGNS) removeEventListener(kind, begin);
  void startWorker().catch(() => undefined);
};
for (const kind of SIGNS) addEventListener(kind, begin, { passive: true, once: true });
