// The line above the cards: what was just answered, for as long as that is told; else how far the day's picks are done.
import { wordsOfAnswer } from '../AnswerNote.tsx';
import type { Said } from '../use-answers.ts';
import { PicksLine } from './PicksLine.tsx';

type DeckLineProps = { said: Said | undefined; picks: number; waiting: number };

export function DeckLine({ said, picks, waiting }: DeckLineProps) {
  return (
    <>
      <p role="status" className="min-w-0 truncate text-sm font-semibold empty:hidden">
        {wordsOfAnswer(said)}
      </p>
      <PicksLine picks={picks} waiting={waiting} short={said !== undefined} />
    </>
  );
}
