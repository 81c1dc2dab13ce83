// Leaves at once for a page that tells nobody anything; Back does not lead here again.
import { LogOut } from 'lucide-react';
import { Button } from '#ui/Button.tsx';

/** What anybody may have open. */
const ELSEWHERE = 'https://www.google.com/search?q=weather';

export function QuickExit({ leave = () => window.location.replace(ELSEWHERE) }: { leave?: () => void }) {
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<LogOut aria-hidden="true" className="size-4" />}
      onClick={leave}
    >
      Leave this page now
    </Button>
  );
}
