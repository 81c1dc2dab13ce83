// The screen itself; after a change of page, reading and the keyboard go on here.
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export const MAIN_ID = 'main';

// Kept outside the component: signing in changes the whole frame, and that is a change of page as well.
let shown: string | undefined;

export function MainContent({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const first = shown === undefined;
    if (shown === pathname) return;
    shown = pathname;
    if (first) return;
    // A screen that has put the focus somewhere itself, or a dialog, knows better.
    const elsewhere =
      main.current?.contains(document.activeElement) || document.querySelector('dialog[open]');
    if (!elsewhere) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main
      ref={main}
      id={MAIN_ID}
      tabIndex={-1}
      className="flex flex-1 flex-col overflow-x-clip pb-(--bottom-bar) outline-none"
    >
      {children}
    </main>
  );
}
