// How prepared the member is, line by line, each that is open with the way to do it.
import type { Prepared } from '@ijeuwa/contract/dashboard';
import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#ui/Card.tsx';
import { classes } from '#ui/classes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { type Readiness, readinessOf, waitingOf } from './prepared-words.ts';

export function PreparedCard({ own }: { own: Prepared }) {
  const lines = readinessOf(own);
  const waiting = waitingOf(own);
  const done = lines.filter((line) => line.done).length;
  return (
    <Card as="section" aria-labelledby="prepared">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="prepared" className="text-xl">
          How prepared you are
        </h2>
        <p className="text-sm text-ink-2">
          {done} of {lines.length} done
        </p>
      </div>
      <ul className="mt-2">
        {lines.map((line) => (
          <li key={line.what} className="border-t border-line first:border-t-0">
            <Line {...line} />
          </li>
        ))}
        {waiting && (
          <li className="border-t border-line">
            <Line done={false} {...waiting} />
          </li>
        )}
      </ul>
    </Card>
  );
}

function Line({ done, text, to }: Omit<Readiness, 'what'>) {
  const words: ReactNode = (
    <>
      <span
        aria-hidden="true"
        className={classes(
          'grid size-5 shrink-0 place-items-center rounded-full',
          done ? 'bg-leaf-soft text-leaf' : 'border-2 border-dashed border-control',
        )}
      >
        {done && <Check className="size-3.5" />}
      </span>
      <span className="min-w-0 flex-1 wrap-break-word">
        <VisuallyHidden>{done ? 'Done: ' : 'To do: '}</VisuallyHidden>
        {text}
      </span>
    </>
  );
  const look = 'flex min-h-11 items-center gap-3 py-1.5';
  if (!to) return <p className={classes(look, done && 'text-ink-2')}>{words}</p>;
  return (
    <Link to={to} className={classes(look, '-mx-2 rounded-md px-2 font-medium hover:bg-paper-2')}>
      {words}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-wine" />
    </Link>
  );
}
