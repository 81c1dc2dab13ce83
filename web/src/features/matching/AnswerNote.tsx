// What was just said to whom, and the way to take it back: a like for three seconds, a pass where the screen offers it.
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { useDrawn } from '#ui/use-drawn.ts';
import type { Said } from './use-answers.ts';

type AnswerNoteProps = {
  said?: Said;
  onTakeBack?: () => void;
  className?: string;
  /** It has a place of its own, and floats over nobody. */
  inPlace?: boolean;
};

export function AnswerNote({ said, onTakeBack, className, inPlace = false }: AnswerNoteProps) {
  const words = useId();
  const shown = said || onTakeBack;
  return (
    <div
      className={classes(
        'pointer-events-none flex items-center justify-center',
        !shown && 'opacity-0',
        className,
      )}
    >
      <div
        className={classes(
          'flex max-w-full items-center gap-2 py-1 pr-1.5 pl-4',
          inPlace
            ? 'flex-1 justify-between sm:flex-col sm:justify-center sm:px-4 sm:text-center'
            : 'rounded-full border border-line bg-surface shadow-float',
          shown && 'pointer-events-auto',
        )}
      >
        <p id={words} role="status" className="min-w-0 py-1.5 pr-2.5 font-semibold wrap-anywhere">
          {wordsOfAnswer(said)}
        </p>
        {onTakeBack && <TakeBack describedBy={words} onClick={onTakeBack} />}
      </div>
    </div>
  );
}

/** Spec 4: what is said of an answer names the person. */
export const wordsOfAnswer = (said: Said | undefined): string =>
  said ? `${said.kind === 'like' ? 'Liked' : 'Passed'} ${said.person.name}` : '';

const TAKES_AFTER_MS = 400;

/** The second of a double tap on "Like" may land here, where the page has moved. */
function TakeBack({ describedBy, onClick }: { describedBy: string; onClick: () => void }) {
  const drawn = useDrawn(TAKES_AFTER_MS);
  return (
    <Button
      size="sm"
      variant="secondary"
      className={classes('shrink-0 rounded-full', !drawn && 'pointer-events-none')}
      aria-describedby={describedBy}
      icon={<RotateCcw aria-hidden="true" className="size-4" />}
      onClick={onClick}
    >
      Take back
    </Button>
  );
}
