// Asks the browser to keep what opens without a network; a device that saves data is asked for nothing more.
import { savesData } from './data-saver.ts';

const PAUSE_MS = 4000;

export const startWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker
    .register('/service-worker.js')
    .then(() => navigator.serviceWorker.ready);
  // What this page has loaded already comes from the browser's own store: it costs no data.
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  active?.postMessage({ kind: 'keep-files', files });
  if (!savesData()) setTimeout(() => active?.postMessage({ kind: 'keep-pages' }), PAUSE_MS);
};
