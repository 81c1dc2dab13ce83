// The four figures of match track: each counts by itself, says what it counts, and opens it.
import type { MatchStatus } from '@ijeuwa/contract/matching';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useMember } from '#platform/session.ts';

/** `waiting`: the people who stand below, so that the two agree while an answer is on its way. */
export function Figures({ status, waiting }: { status: MatchStatus; waiting: number }) {
  const me = useMember();
  // No chain: whoever is answered leaves the first and the third, and those who looked are of the last year.
  return (
    <ul className="grid grid-cols-2 gap-x-3 border-t border-line pt-2 sm:grid-cols-4 sm:gap-x-4 sm:pt-3">
      <Figure value={waiting} label="Potential Matches" counts="not answered yet" to={paths.datingApp} />
      {/* Who looked is told to nobody: it opens what they saw. */}
      <Figure
        value={status.viewedYou}
        label="Viewed Your Profile"
        counts="in the last year"
        to={paths.person(me._id)}
      />
      <Figure
        value={status.likedYou}
        label="Liked You"
        counts="wait for your answer"
        to={paths.matchRequests}
      />
      <Figure value={status.matches} label="Matches" counts="like each other" to={paths.matches} />
    </ul>
  );
}

type FigureProps = { value: number; label: string; counts: string; to: string };

function Figure({ value, label, counts, to }: FigureProps) {
  return (
    <li className="min-w-0">
      <Link
        to={to}
        className="flex min-h-11 items-center gap-2 rounded-md py-0.5 hover:text-wine sm:flex-col sm:items-start sm:gap-0.5"
      >
        <span className="min-w-7 text-right font-serif text-xl leading-none font-semibold tabular-nums sm:text-left sm:text-3xl">
          {value}
        </span>{' '}
        <span className="min-w-0 text-xs leading-tight wrap-break-word sm:text-sm">
          <span className="block font-semibold">{label}</span> <span className="text-ink-2">{counts}</span>
        </span>
      </Link>
    </li>
  );
}
