// The line above the cards: what was just answered, for as long as that is told; else how far the day's picks are done, and
// where few are left, why.
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { wordsOfAnswer } from '../AnswerNote.tsx';
import type { Said } from '../use-answers.ts';
import { PicksLine } from './PicksLine.tsx';

/** Of so many and fewer it is said that few fit: what the wishes cost is read while there is still somebody to see. */
const FEW = 3;

type DeckLineProps = {
  said: Said | undefined;
  picks: number;
  waiting: number;
  /** How many there are at all; undefined while that is not known. */
  left: number | undefined;
};

export function DeckLine({ said, picks, waiting, left }: DeckLineProps) {
  const few = left !== undefined && left <= FEW && !said;
  return (
    <>
      <p role="status" className="min-w-0 truncate text-sm font-semibold empty:hidden max-lg:flex-1">
        {wordsOfAnswer(said)}
      </p>
      {few && (
        <p className="min-w-0 text-[0.8125rem] text-ink-2">
          {left === 1 ? 'One person' : `${left} people`} left.{' '}
          <Link
            to={paths.preference}
            className="inline-flex min-h-7 items-center font-semibold text-wine underline underline-offset-2"
          >
            What your wishes cost
          </Link>
        </p>
      )}
      <div className={few ? 'max-lg:sr-only' : 'contents'}>
        <PicksLine picks={picks} waiting={waiting} short={few || said !== undefined} />
      </div>
    </>
  );
}
