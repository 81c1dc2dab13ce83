// How prepared the member is: each line that is open with the way to do it, and the others for whoever looks.
import type { Prepared } from '@ijeuwa/contract/dashboard';
import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#ui/Card.tsx';
import { classes } from '#ui/classes.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { type Readiness, readinessOf } from './prepared-words.ts';

export function PreparedCard({ own }: { own: Prepared }) {
  const all = readinessOf(own);
  const done = all.filter((line) => line.done);
  const open = all.filter((line) => !line.done);
  return (
    <Card as="section" aria-labelledby="prepared">
      <div className="flex items-center gap-3">
        <Ring part={done.length / all.length} />
        <div className="min-w-0">
          <h2 id="prepared" className="text-lg leading-tight">
            How prepared you are
          </h2>
          <p className="text-sm text-ink-2">
            {done.length} of {all.length} done
          </p>
        </div>
      </div>
      {open.length > 0 && <Lines of={open} />}
      {done.length > 0 && (
        <div className={classes('-mb-3 *:border-b-0', open.length > 0 && 'border-t border-line')}>
          <Disclosure title={done.length === 1 ? 'The one that is done' : `The ${done.length} that are done`}>
            <Lines of={done} />
          </Disclosure>
        </div>
      )}
    </Card>
  );
}

function Lines({ of }: { of: readonly Readiness[] }) {
  return (
    <ul className="mt-2 *:border-t *:border-line *:first:border-t-0">
      {of.map((line) => (
        <li key={line.what}>
          <Line {...line} mark={<Mark done={line.done} />} />
        </li>
      ))}
    </ul>
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
