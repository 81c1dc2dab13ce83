// How far the day's picks are done, in words and as diamonds.
import { classes } from '#ui/classes.ts';

/** `picks` were picked for today, `waiting` of them still stand in the deck. */
export function PicksLine({ picks, waiting }: { picks: number; waiting: number }) {
  if (picks === 0) return null;
  // Until the figures come anew, those who stand there count.
  const all = Math.max(picks, waiting);
  const done = all - waiting;
  return (
    <div className="flex flex-1 items-center justify-between gap-3 text-[0.8125rem] lg:flex-none">
      <p className="text-ink-2">
        <strong className="text-ink">{done === 0 ? `${all} picks` : `${done} of ${all}`}</strong>{' '}
        {done === 0 ? 'for today come first' : 'picks for today are done'}
      </p>
      <span aria-hidden="true" className="flex gap-1.5">
        {Array.from({ length: all }, (_, at) => (
          <span
            key={at}
            className={classes('size-[0.4375rem] rotate-45 border border-gold', at < done && 'bg-gold')}
          />
        ))}
      </span>
    </div>
  );
}
