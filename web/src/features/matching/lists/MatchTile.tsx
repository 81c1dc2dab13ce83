// A match: who it is, what happened last between the two, and the one thing to do now.
import type { Match } from '@ijeuwa/contract/matching';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { formatTimeOrDay } from '#ui/format.ts';
import { NarrowName } from '#ui/NarrowName.tsx';
import { TapPicture } from '#ui/TapPicture.tsx';
import { workAndPlace } from '../labels.ts';
import { PersonPicture } from '../PersonPicture.tsx';
import { type Turn, turnOf } from './matches.rules.ts';

const ACTIONS: Record<Turn, string> = { yours: 'Answer', new: 'Say hello', theirs: 'Open' };
const MARKS: Partial<Record<Turn, string>> = { yours: 'Your turn', new: 'New' };

export function MatchTile({ match, actions }: { match: Match; actions: ReactNode }) {
  const { _id, name, age, photo, likeness, member, demonstration } = match;
  const turn = turnOf(match);
  return (
    // Where the text is very large the picture stands above, so that no name is broken letter by letter.
    <Card
      as="li"
      padded={false}
      className="relative flex overflow-hidden max-sm:@max-[15rem]:flex-col sm:flex-col"
    >
      <div className="relative w-[min(7rem,30vw)] shrink-0 bg-paper-2 max-sm:@max-[15rem]:aspect-[8/7] max-sm:@max-[15rem]:w-full sm:aspect-[8/7] sm:w-full">
        <div className="absolute inset-0 [&_button]:relative [&_button]:z-10 [&_img]:object-[50%_22%]">
          <TapPicture of={name}>
            <PersonPicture src={photo} likeness={likeness} alt="" width={320} height={280} />
          </TapPicture>
        </div>
        {MARKS[turn] && (
          <Badge tone="photo" className="absolute top-2 left-2 text-xs">
            {MARKS[turn]}
          </Badge>
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 py-2 pr-2 pl-3.5 sm:pt-3 sm:pl-4">
        <div className="flex items-start justify-between gap-1">
          <h2 className="min-w-0 flex-1 pt-2 text-lg leading-tight [--letter:0.64] wrap-anywhere">
            {/* All of the card leads to the person; what stands above it leads elsewhere. */}
            <Link to={paths.person(member)} className="after:absolute after:inset-0 after:rounded-xl">
              <NarrowName>{`${name}, ${age}`}</NarrowName>
            </Link>
          </h2>
          <div className="relative z-10 -mb-3.5">{actions}</div>
        </div>
        <p className="text-sm text-ink-2">
          {[workAndPlace(match), demonstration && 'Demo'].filter(Boolean).join('\u00a0· ')}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3">
          <p className="text-[0.8125rem] text-ink-2">{lastOf(match)}</p>
          <Link
            to={paths.chat(_id)}
            className="relative z-10 ml-auto inline-flex min-h-11 items-center pr-2 text-sm font-semibold text-wine hover:underline"
          >
            {ACTIONS[turn]}
            <span className="sr-only">
              {' '}
              {turn === 'new' ? 'to ' : ''}
              {name}
            </span>
          </Link>
        </div>
      </div>
    </Card>
  );
}

const lastOf = ({ last, matchedAt }: Match): string => {
  if (!last) return `Matched ${formatTimeOrDay(matchedAt)}`;
  return `${last.mine ? 'You wrote' : 'Wrote'} ${formatTimeOrDay(last.at)}`;
};
