// Once the visitor does something, the browser is asked to keep the pages for a time without a network.
import type { Enhancement } from '#platform/enhance.ts';
import { startWorker } from '#platform/worker.ts';

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

export const enhance: Enhancement = () => {
  const begin = () => {
    for (const kind of SIGNS) removeEventListener(kind, begin);
    void startWorker().catch(() => undefined);
  };
  for (const kind of SIGNS) addEventListener(kind, begin, { passive: true, once: true });
};
