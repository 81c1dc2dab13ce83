// How far the day's picks are done, in words and as diamonds.
import { classes } from '#ui/classes.ts';

type PicksLineProps = { picks: number; waiting: number; short?: boolean };

/** `picks` were picked for today, `waiting` of them still stand in the deck; `short`: as diamonds alone. */
export function PicksLine({ picks, waiting, short = false }: PicksLineProps) {
  if (picks === 0) return null;
  // Until the figures come anew, those who stand there count.
  const all = Math.max(picks, waiting);
  const done = all - waiting;
  return (
    <div
      className={classes(
        'flex items-center gap-3 text-[0.8125rem]',
        !short && 'flex-1 justify-between lg:flex-none',
      )}
    >
      <p className={short ? 'sr-only' : 'text-ink-2'}>
        <strong className="text-ink">
          {done > 0 ? `${done} of ${all}` : all === 1 ? 'One pick' : `${all} picks`}
        </strong>{' '}
        {done > 0 ? 'picks done today' : all === 1 ? 'for today comes first' : 'for today come first'}
      </p>
      <span aria-hidden="true" className="flex gap-1 min-[25rem]:gap-1.5">
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
