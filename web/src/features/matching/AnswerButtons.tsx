// The two answers to a person.
import type { KeyboardEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import type { Kind } from './use-answers.ts';

type AnswerButtonsProps = { takes: boolean; onAnswer: (kind: Kind) => void; size?: 'sm' };

const ANSWERS = [
  { kind: 'pass', label: 'Pass', variant: 'secondary' },
  { kind: 'like', label: 'Like', variant: 'like' },
] as const;

export function AnswerButtons({ takes, onAnswer, size }: AnswerButtonsProps) {
  // They stay focusable, so that the keyboard does not lose its place.
  const waits = !takes || undefined;
  return (
    <>
      {ANSWERS.map(({ kind, label, variant }) => (
        <Button
          key={kind}
          variant={variant}
          size={size}
          className="flex-1"
          aria-disabled={waits}
          onKeyDown={answerOnce}
          onClick={() => onAnswer(kind)}
        >
          {label}
        </Button>
      ))}
    </>
  );
}

/** A key that is held down would answer one person after the other. */
const answerOnce = (event: KeyboardEvent): void => {
  if (event.repeat && event.key !== 'Tab') event.preventDefault();
};
