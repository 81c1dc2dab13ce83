// The way through a long queue, page by page; nothing, where all of it stands on the first.
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';

/** Where each page that was turned began; the first page begins nowhere. */
export function useQueuePages() {
  const [turned, setTurned] = useState<readonly string[]>([]);
  const pagesTo = (next: string | null) => (
    <QueuePages
      isFirst={turned.length === 0}
      isLast={next === null}
      onBack={() => setTurned(turned.slice(0, -1))}
      onNext={() => next && setTurned([...turned, next])}
    />
  );
  return { after: turned.at(-1), pagesTo };
}

type QueuePagesProps = { isFirst: boolean; isLast: boolean; onBack: () => void; onNext: () => void };

function QueuePages({ isFirst, isLast, onBack, onNext }: QueuePagesProps) {
  if (isFirst && isLast) return null;
  return (
    <nav aria-label="Pages of the queue" className="flex flex-wrap gap-3">
      {!isFirst && (
        <Button variant="secondary" size="sm" onClick={onBack}>
          Previous page
        </Button>
      )}
      {!isLast && (
        <Button variant="secondary" size="sm" onClick={onNext}>
          Next page
        </Button>
      )}
    </nav>
  );
}
