// Who a person is at first sight: face, name, work and place, what was checked, and three words.
import { detailWords } from '@ijeuwa/contract/detail-words';
import type { PublicProfile } from '@ijeuwa/contract/people';
import { wordOf } from '@ijeuwa/contract/person-words';
import { BadgeCheck, CalendarHeart, Church, HandHeart, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { formatDate } from '#ui/format.ts';
import { PersonPicture } from '../PersonPicture.tsx';

/** The line above shows the name once this one has gone from sight. */
export const NAME_ID = 'person-name';

export function PersonHead({ person }: { person: PublicProfile }) {
  const { name, age, images, profession, location, checks, demonstration } = person;
  const checked = checks.find(({ what }) => what === 'profile');
  return (
    <header className="flex flex-col">
      <div className="h-[clamp(18rem,55dvh,30rem)] overflow-hidden bg-paper-2 md:h-auto md:aspect-[4/5] md:max-h-[calc(100dvh-var(--top-bar)-15rem)] md:min-h-72 md:rounded-2xl md:shadow-card">
        <PersonPicture large src={images[0]} alt={images[0] ? name : ''} width={640} height={800} />
      </div>
      <div className="flex flex-col gap-2.5 px-(--gutter) pt-4 md:px-0">
        <div>
          <h1 id={NAME_ID} className="text-[min(1.6rem,8vw)] leading-tight wrap-anywhere md:text-3xl">
            {name}, {age}
          </h1>
          <p className="text-ink-2">{[profession, location].filter(Boolean).join(' · ')}</p>
        </div>
        {checked && (
          <Badge tone="leaf" icon={<BadgeCheck aria-hidden="true" />}>
            Profile and photos checked, {formatDate(checked.on)}
          </Badge>
        )}
        {demonstration && <Badge tone="gold">Demonstration member</Badge>}
        <ul className="flex flex-wrap gap-2 empty:hidden">{tagsOf(person).map(Tag)}</ul>
      </div>
    </header>
  );
}

type TagProps = { text: string; icon: ReactNode };

function Tag({ text, icon }: TagProps) {
  return (
    <li
      key={text}
      className="inline-flex items-center gap-1.5 rounded-full bg-paper-2 px-3 py-1 text-sm [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-gold-ink"
    >
      {icon}
      {text}
    </li>
  );
}

const FAITH_MARKS: Record<string, ReactNode> = { christianity: <Church aria-hidden="true" /> };

const tagsOf = ({ timeframe, religion, details }: PublicProfile): TagProps[] => {
  const { ethnicGroup } = details;
  return [
    ...(timeframe ? [{ text: wordOf(timeframe), icon: <CalendarHeart aria-hidden="true" /> }] : []),
    ...(religion
      ? [{ text: wordOf(religion), icon: FAITH_MARKS[religion] ?? <HandHeart aria-hidden="true" /> }]
      : []),
    ...(ethnicGroup
      ? [{ text: detailWords('ethnicGroup', ethnicGroup), icon: <Users aria-hidden="true" /> }]
      : []),
  ];
};
