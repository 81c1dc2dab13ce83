// Leaves at once for a page that tells nobody anything; Back leads to no page here that has this way out.
import { LogOut } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { drop, keep, read } from '#platform/kept-here.ts';
import { Button } from '#ui/Button.tsx';

/** What anybody may have open. */
const ELSEWHERE = 'https://www.google.com/search?q=weather';

const goElsewhere = (): void => window.location.replace(ELSEWHERE);
const isByHistory = (): boolean =>
  (performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ===
  'back_forward';

export function QuickExit({ leave = goElsewhere }: { leave?: () => void }) {
  // Only the newest entry of the history is replaced: what lies before it is left again before it is drawn.
  useLayoutEffect(() => {
    if (read('left') === undefined) return;
    if (isByHistory()) leave();
    else drop('left');
  }, [leave]);
  const leaveNow = () => {
    keep('left', 'in haste');
    leave();
  };
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<LogOut aria-hidden="true" className="size-4" />}
      onClick={leaveNow}
    >
      Leave this page now
    </Button>
  );
}
