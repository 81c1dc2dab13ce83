// Who a person is at first sight: face, name, work and place, what was checked, and three words.
import type { PublicProfile } from '@ijeuwa/contract/people';
import { wordOf } from '@ijeuwa/contract/person-words';
import { BadgeCheck, CalendarHeart, type LucideIcon, Users } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { formatDay } from '#ui/format.ts';
import { whenToMarry } from '../labels.ts';
import { PersonPicture } from '../PersonPicture.tsx';
import { faithMark } from './faith-mark.ts';
import { Heart } from './Heart.tsx';
import { likeablePhoto } from './likeable.ts';
import type { OnHeart } from './use-hearts.tsx';

/** The line above shows the name once this one has gone from sight. */
export const NAME_ID = 'person-name';

export function PersonHead({ person, onHeart }: { person: PublicProfile; onHeart?: OnHeart }) {
  const { name, age, images, profession, location, checks, demonstration } = person;
  const checked = checks.find(({ what }) => what === 'profile');
  return (
    <header className="flex flex-col gap-2.5">
      <div className="relative overflow-hidden md:rounded-2xl md:shadow-card">
        <div className="relative h-[clamp(18rem,55dvh,30rem)] bg-paper-2 md:h-[clamp(20rem,100dvh-var(--top-bar)-15.5rem,38rem)]">
          <PersonPicture
            large
            src={images[0]}
            likeness={person.likeness}
            blurred={person.blurred}
            alt={images[0] ? name : ''}
            width={640}
            height={800}
          />
          {demonstration && (
            <Badge
              tone="gold"
              className="absolute bottom-3 left-(--gutter) md:top-3 md:bottom-auto md:left-3"
            >
              Demonstration member
            </Badge>
          )}
          {images[0] && onHeart && (
            <Heart
              of={likeablePhoto(images[0], 1)}
              onHeart={onHeart}
              className="absolute right-(--gutter) bottom-3 md:top-3 md:right-3 md:bottom-auto"
            />
          )}
        </div>
        <div className="flex flex-col gap-2.5 px-(--gutter) pt-4 md:absolute md:inset-x-0 md:bottom-0 md:px-4 md:pt-5 md:pb-3 md:text-on-fill md:photo-veil">
          <div>
            <h1 id={NAME_ID} className="text-[min(1.6rem,8vw)] leading-tight wrap-anywhere md:text-2xl">
              {name}, {age}
            </h1>
            <p className="text-ink-2 md:text-sm md:text-on-fill">
              {[profession, location].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
      </div>
      {checked && (
        <Badge
          tone="leaf"
          icon={<BadgeCheck aria-hidden="true" />}
          className="mx-(--gutter) max-[22rem]:text-xs md:mx-0"
        >
          Photos checked, {formatDay(checked.on)}
        </Badge>
      )}
      <ul className="flex flex-wrap gap-2 px-(--gutter) empty:hidden md:px-0">{tagsOf(person).map(Tag)}</ul>
    </header>
  );
}

type TagProps = { text: string; Icon: LucideIcon };

function Tag({ text, Icon }: TagProps) {
  return (
    <li key={text} className="inline-flex items-center gap-1.5 rounded-full bg-paper-2 px-3 py-1 text-sm">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-gold-ink" />
      {text}
    </li>
  );
}

const tagsOf = ({ timeframe, religion, details }: PublicProfile): TagProps[] => [
  ...(timeframe ? [{ text: whenToMarry(timeframe), Icon: CalendarHeart }] : []),
  ...(religion ? [{ text: wordOf(religion), Icon: faithMark(religion) }] : []),
  ...(details.ethnicGroup ? [{ text: details.ethnicGroup, Icon: Users }] : []),
];
