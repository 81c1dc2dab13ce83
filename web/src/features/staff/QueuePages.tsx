// The way through a long queue, page by page; nothing, where all of it stands on the first.
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';

const WORDS = { back: 'Previous page', next: 'Next page' };

/** Where each page that was turned began; the first page begins nowhere, and so does a list of something else. */
export function useQueuePages(ofWhat = '', words = WORDS) {
  const [turned, setTurned] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(ofWhat);
  if (shown !== ofWhat) {
    setShown(ofWhat);
    setTurned([]);
  }
  const pagesTo = (next: string | null) => (
    <QueuePages
      words={words}
      isFirst={turned.length === 0}
      isLast={next === null}
      onBack={() => setTurned(turned.slice(0, -1))}
      onNext={() => next && setTurned([...turned, next])}
    />
  );
  return { after: turned.at(-1), pagesTo };
}

type QueuePagesProps = {
  words: typeof WORDS;
  isFirst: boolean;
  isLast: boolean;
  onBack: () => void;
  onNext: () => void;
};

function QueuePages({ words, isFirst, isLast, onBack, onNext }: QueuePagesProps) {
  if (isFirst && isLast) return null;
  return (
    <nav aria-label="Pages of the queue" className="flex flex-wrap gap-3">
      {!isFirst && (
        <Button variant="secondary" size="sm" onClick={onBack}>
          {words.back}
        </Button>
      )}
      {!isLast && (
        <Button variant="secondary" size="sm" onClick={onNext}>
          {words.next}
        </Button>
      )}
    </nav>
  );
}
