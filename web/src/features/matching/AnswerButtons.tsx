// The two answers to a person.
import { Heart } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import type { Kind } from './use-answers.ts';

type AnswerButtonsProps = {
  takes: boolean;
  onAnswer: (kind: Kind) => void;
  size?: 'sm';
  /** What letting go of the card would answer: its button grows towards the thumb. */
  leaning?: Kind;
};

const ANSWERS = [
  { kind: 'pass', label: 'Pass', variant: 'secondary', icon: undefined },
  {
    kind: 'like',
    label: 'Like',
    variant: 'like',
    icon: <Heart aria-hidden="true" className="size-4.5 fill-current @max-[15rem]:hidden" />,
  },
] as const;

export function AnswerButtons({ takes, onAnswer, size, leaning }: AnswerButtonsProps) {
  // They stay focusable, so that the keyboard does not lose its place.
  const waits = !takes || undefined;
  return (
    <>
      {ANSWERS.map(({ kind, label, variant, icon }) => (
        <Button
          key={kind}
          variant={variant}
          size={size}
          icon={icon}
          className={classes('flex-1 @max-[15rem]:px-2!', kind === leaning && 'motion-safe:scale-105')}
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
