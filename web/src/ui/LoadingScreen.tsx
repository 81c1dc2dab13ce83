// The whole page while the product finds out who is here; it goes when that is known.
import { useEffect, useState } from 'react';
import { AsoOkeBand } from './AsoOkeBand.tsx';
import { Logo } from './Logo.tsx';

const TICK_MS = 30;
const COLUMN =
  'mx-auto flex w-full max-w-xs flex-1 flex-col items-center justify-center gap-6 px-4 text-center';

// Spec 2: four messages along the way to 100; two of them speak of a match, which is not what every page is about.
function messageAt(percent: number, plain: boolean) {
  if (plain) return percent < 90 ? 'One moment...' : 'Almost ready...';
  if (percent < 30) return 'Finding your perfect match...';
  if (percent < 60) return 'Aligning the stars...';
  if (percent < 90) return 'Preparing something special...';
  return 'Almost ready...';
}

/** `plain`: for a page on which nobody looks for a match. */
export function LoadingScreen({ plain = false }: { plain?: boolean }) {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPercent((shown) => Math.min(100, shown + 1)), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <title>Ijeuwa</title>
      <noscript>
        <NeedsScript />
      </noscript>
      <main aria-busy="true" className="flex min-h-dvh flex-col noscript:hidden">
        <AsoOkeBand />
        <div className={COLUMN}>
          <h1>
            <Logo size="lg" />
          </h1>
          <progress aria-label="Loading" max={100} value={percent} className="woven-progress" />
          <div>
            <p role="status" className="text-ink-2">
              {messageAt(percent, plain)}
            </p>
            <p aria-hidden="true" className="font-serif text-2xl font-semibold tabular-nums">
              {percent}%
            </p>
          </div>
          {/* Also where no script has come that could say so. */}
          <p className="animate-late text-sm text-ink-2">
            This takes long. Check your connection, and{' '}
            {/* biome-ignore lint/a11y/useValidAnchor: empty, it is this very address, which is not known when the page is written */}
            <a href="" className="inline-flex min-h-11 items-center font-semibold text-wine underline">
              try again
            </a>
            .
          </p>
        </div>
      </main>
    </>
  );
}

const LINK = 'font-semibold text-wine underline';

/** What loads here comes by a script: without one it would load for ever. */
function NeedsScript() {
  return (
    <main className="flex min-h-dvh flex-col">
      <AsoOkeBand />
      <div className={COLUMN}>
        <h1>
          <Logo size="lg" />
        </h1>
        <p className="font-semibold">This page needs JavaScript.</p>
        <p>Please switch it on in your browser, and reload the page.</p>
        <p>
          Without it you can{' '}
          <a href="/" className={LINK}>
            read about Ijeuwa
          </a>{' '}
          and{' '}
          <a href="/auth" className={LINK}>
            log in or sign up with your email
          </a>
          .
        </p>
      </div>
    </main>
  );
}
