// What makes up the relationship score, each part with its points; what is open leads to where it is done.
import type { Prepared } from '@ijeuwa/contract/dashboard';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '#ui/Card.tsx';
import { classes } from '#ui/classes.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { type ScoreLine, scoreLinesOf } from './score-words.ts';

export function ScoreLines({ own }: { own: Prepared }) {
  return (
    <Card padded={false} className="px-(--inset) py-1 sm:px-5">
      <ul aria-label="What counts">
        {scoreLinesOf(own).map((line) => (
          <li key={line.what} className="border-t border-line first:border-t-0">
            <Line {...line} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const LOOK = 'flex min-h-14 items-center gap-3 py-2';

function Line({ done, text, to, points, most }: ScoreLine) {
  const words = (
    <>
      <span className="min-w-0 flex-1 wrap-break-word">
        <VisuallyHidden>{done ? 'Done: ' : 'To do: '}</VisuallyHidden>
        {text}
      </span>
      <span className={classes('shrink-0 tabular-nums', done ? 'text-leaf' : 'text-ink-2')}>
        <span className="font-serif text-xl font-semibold">{points}</span> of {most}
      </span>
    </>
  );
  if (!to) return <p className={classes(LOOK, done && 'text-ink-2')}>{words}</p>;
  return (
    <Link to={to} className={classes(LOOK, '-mx-2 rounded-md px-2 font-medium hover:bg-paper-2')}>
      {words}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-wine" />
    </Link>
  );
}
