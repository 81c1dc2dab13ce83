// Why the two may fit, true of both profiles, and one honest difference.
import type { Between } from '@ijeuwa/contract/people';
import { classes } from '#ui/classes.ts';
import { Part } from './parts.tsx';

export function WhyYouMayFit({ between }: { between: Between }) {
  const { reasons, difference, matchPercent } = between;
  return (
    <Part title="Why you may fit" beside={matchPercent === null ? undefined : `(${matchPercent}% match)`}>
      <ul className="flex flex-col gap-2">
        {reasons.map((reason) => (
          <Line key={reason} mark="bg-gold">
            {reason}
          </Line>
        ))}
        {difference && (
          <Line mark="border border-ink-2" quiet>
            {difference}
          </Line>
        )}
      </ul>
    </Part>
  );
}

function Line({ mark, quiet, children }: { mark: string; quiet?: boolean; children: string }) {
  return (
    <li className={classes('flex gap-2.5', quiet && 'text-ink-2')}>
      <span aria-hidden="true" className={`mt-2 size-2 shrink-0 rotate-45 ${mark}`} />
      {children}
    </li>
  );
}
