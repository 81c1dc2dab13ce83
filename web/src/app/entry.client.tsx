// Where the application starts in the browser.

import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeDoubleTapsForOne } from '#platform/one-tap.ts';
import { askAgainWhenOnline } from '#platform/queries.ts';
import { startSession } from '#platform/session.ts';
import { startBackEntry } from '#ui/back-entry.ts';
import { applySavedTheme } from '#ui/theme.ts';
import { guardedNavigation } from './renewal/guarded-navigation.ts';
import { reloadOnce } from './renewal/reload-once.ts';
import { StoppedScreen } from './renewal/StoppedScreen.tsx';
import { type Arrival, fetchFiles, filesFor, isReplaced } from './renewal/screen-files.ts';

const WORKER_AFTER_MS = 5000;

const show = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[guardedNavigation]} />
      </StrictMode>,
    );
  });

const showIf = (arrival: Arrival) => {
  if (arrival === 'here') return show();
  const why = arrival === 'gone' ? 'renewed' : 'unreachable';
  createRoot(document.body).render(<StoppedScreen why={why} />);
};

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const files = fetchFiles(filesFor(window.location.href));

applySavedTheme();
takeDoubleTapsForOne(window);
startBackEntry();
askAgainWhenOnline(window);
void startSession();
// React Router reloads a page whose files do not come; what a reload has not mended, another would not.
if (navigation?.type === 'reload') void files.then(showIf);
else show();

// Told by the build's own loader when a part that is fetched later does not come.
window.addEventListener('vite:preloadError', () => {
  void isReplaced().then((replaced) => replaced && reloadOnce(window.location.href));
});

// After everything that the member waits for.
setTimeout(() => {
  void import('#platform/worker.ts').then(({ startWorker }) => startWorker()).catch(() => undefined);
}, WORKER_AFTER_MS);
