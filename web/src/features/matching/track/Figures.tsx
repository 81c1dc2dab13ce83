// The four figures of match track: each counts by itself, says what it counts, and opens it.
import type { MatchStatus } from '@ijeuwa/contract/matching';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useMember } from '#platform/session.ts';
import { classes } from '#ui/classes.ts';

/** `waiting`: the people who stand below, so that the two agree while an answer is on its way. */
export function Figures({ status, waiting }: { status: MatchStatus; waiting: number }) {
  const me = useMember();
  // No chain: whoever is answered leaves the first and the third, and those who looked are of the last year.
  return (
    <div className="@container">
      <ul className="grid grid-cols-2 gap-y-1.5 max-md:@min-[17rem]:grid-cols-4 md:gap-x-3">
        <Figure value={waiting} label="Potential Matches" counts="not answered yet" to={paths.datingApp} />
        {/* Who looked is told to nobody: it opens what they saw, once somebody has. */}
        <Figure
          value={status.viewedYou}
          label="Viewed Your Profile"
          counts="in the last year"
          to={status.viewedYou > 0 ? paths.person(me._id) : undefined}
        />
        <Figure
          value={status.likedYou}
          label="Liked You"
          counts="wait for your answer"
          to={paths.matchRequests}
        />
        <Figure value={status.matches} label="Matches" counts="like each other" to={paths.matches} />
      </ul>
    </div>
  );
}

type FigureProps = { value: number; label: string; counts: string; to: string | undefined };

/** On a phone they hang from one thread, each in the middle of its part of it. */
const FIGURE =
  'relative flex h-full min-h-11 flex-col gap-0.5 border-t-2 border-gold pt-2.5 max-md:items-center max-md:px-1 max-md:text-center md:items-start md:gap-1 md:pt-3 md:pb-1.5';

function Figure({ value, label, counts, to }: FigureProps) {
  const said = (
    <>
      {/* Filled where there is somebody. */}
      <span
        aria-hidden="true"
        className={classes(
          'absolute -top-[7px] size-3 rotate-45 border-2 border-gold md:-top-[5px] md:left-0 md:size-2',
          value > 0 ? 'bg-gold' : 'bg-paper md:bg-surface',
        )}
      />
      <span className="font-serif text-[1.375rem] leading-none font-semibold tabular-nums md:text-3xl">
        {value}
      </span>{' '}
      <span className="w-full text-xs leading-tight wrap-break-word text-ink-2 max-[22rem]:text-[0.6875rem] md:text-sm md:text-ink">
        <span className="block md:font-semibold">{label}</span>
        {/* Four abreast have no room for it. */}
        <span className="text-ink-2 max-md:sr-only">{counts}</span>
      </span>
    </>
  );
  return (
    <li className="min-w-0">
      {to ? (
        <Link to={to} className={`${FIGURE} hover:text-wine`}>
          {said}
        </Link>
      ) : (
        <div className={FIGURE}>{said}</div>
      )}
    </li>
  );
}
