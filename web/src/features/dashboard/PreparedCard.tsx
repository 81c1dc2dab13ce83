// How prepared the member is, line by line, each that is open with the way to do it.
import type { Prepared } from '@ijeuwa/contract/dashboard';
import { Check, ChevronRight, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#ui/Card.tsx';
import { classes } from '#ui/classes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { type Readiness, readinessOf, waitingOf } from './prepared-words.ts';

export function PreparedCard({ own }: { own: Prepared }) {
  const all = readinessOf(own);
  const waiting = waitingOf(own);
  const done = all.filter((line) => line.done);
  // What is to do comes first.
  const lines = [...all.filter((line) => !line.done), ...done];
  const asked = lines.length + (waiting ? 1 : 0);
  return (
    <Card as="section" aria-labelledby="prepared">
      <div className="flex items-center gap-3">
        <Ring part={done.length / asked} />
        <div className="min-w-0">
          <h2 id="prepared" className="text-lg leading-tight">
            How prepared you are
          </h2>
          <p className="text-sm text-ink-2">
            {done.length} of {asked} done
          </p>
        </div>
      </div>
      <ul className="mt-2 *:border-t *:border-line *:first:border-t-0">
        {waiting && (
          <li>
            <Line done={false} {...waiting} mark={<MessageCircle className="size-5 text-wine" />} />
          </li>
        )}
        {lines.map((line) => (
          <li key={line.what}>
            <Line {...line} mark={<Mark done={line.done} />} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const ROUND = 2 * Math.PI * 19;

/** How much of it is done, at a glance. */
function Ring({ part }: { part: number }) {
  const circle = { cx: 22, cy: 22, r: 19, fill: 'none', strokeWidth: 5 };
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true" className="size-11 shrink-0 -rotate-90">
      <circle {...circle} className="stroke-line" />
      {part > 0 && (
        <circle
          {...circle}
          strokeLinecap="round"
          strokeDasharray={`${part * ROUND} ${ROUND}`}
          className="stroke-leaf"
        />
      )}
    </svg>
  );
}

function Mark({ done }: { done: boolean }) {
  return (
    <span
      className={classes(
        'grid size-5 place-items-center rounded-full',
        done ? 'bg-leaf-soft text-leaf' : 'border-2 border-dashed border-control',
      )}
    >
      {done && <Check className="size-3.5" />}
    </span>
  );
}

type LineProps = Omit<Readiness, 'what'> & { mark: ReactNode };

function Line({ done, text, to, mark }: LineProps) {
  const words: ReactNode = (
    <>
      <span aria-hidden="true" className="shrink-0">
        {mark}
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
