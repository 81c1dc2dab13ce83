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
    <div className="@container border-t border-line pt-2 sm:pt-3">
      <ul className="grid grid-cols-2 gap-x-3 @lg:grid-cols-4 @lg:gap-x-4">
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

const FIGURE = 'flex min-h-11 flex-col items-start gap-0.5 py-1';

function Figure({ value, label, counts, to }: FigureProps) {
  const said = (
    <>
      <span className="font-serif text-xl leading-none font-semibold tabular-nums sm:text-3xl">{value}</span>{' '}
      <span className="text-xs leading-tight wrap-break-word sm:text-sm">
        <span className="block font-semibold">{label}</span> <span className="text-ink-2">{counts}</span>
      </span>
    </>
  );
  return (
    <li className="min-w-0">
      {to ? (
        <Link to={to} className={`${FIGURE} rounded-md hover:text-wine`}>
          {said}
        </Link>
      ) : (
        <div className={FIGURE}>{said}</div>
      )}
    </li>
  );
}
