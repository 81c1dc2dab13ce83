// One potential match as a card: pictures to step through, who it is, and on a phone why the two may fit.
import type { PotentialMatch } from '@ijeuwa/contract/matching';
import { BadgeCheck } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { formatMonth } from '#ui/format.ts';
import { factsInShort } from '../labels.ts';
import { PersonPicture } from '../PersonPicture.tsx';
import type { Kind } from '../use-answers.ts';
import { PhotoSteps } from './PhotoSteps.tsx';
import { useKeys } from './use-keys.ts';
import { useSwipe } from './use-swipe.ts';

/** The one that is asked about, the one that waits beneath it, or the one that was just answered. */
export type Place = 'top' | 'next' | 'like' | 'pass';

type DeckCardProps = {
  person: PotentialMatch;
  place: Place;
  actions?: ReactNode;
  /** Stands below the picture, as part of the card. */
  below?: ReactNode;
  onThrown: (kind: Kind) => void;
  onLeaning: (kind: Kind | undefined) => void;
};

const LOOKS: Record<Place, string> = {
  top: 'z-10',
  // Eight pixels of it are seen.
  next: 'translate-y-2 scale-x-95',
  like: 'pointer-events-none z-20 animate-leave-right',
  pass: 'pointer-events-none z-20 animate-leave-left',
};
const LONG_NAME = 20;
const isLong = ({ name }: PotentialMatch) => name.length > LONG_NAME;

export function DeckCard({ person, place, actions, below, onThrown, onLeaning }: DeckCardProps) {
  const [shown, setShown] = useState(0);
  const swipe = useSwipe({ onThrown, onLeaning });
  const { images, name, age } = person;
  const isTop = place === 'top';
  const step = (by: number) => setShown((shown + by + images.length) % images.length);
  useKeys({ ' ': () => step(1) }, isTop && images.length > 1);
  return (
    <article
      {...(isTop ? swipe.bind : { inert: true, 'aria-hidden': true })}
      aria-label={`${name}, ${age}`}
      style={(isTop ? (swipe.held ? swipe.moved : undefined) : swipe.left) as CSSProperties}
      className={classes(
        'deck-card absolute flex touch-pan-y flex-col overflow-hidden rounded-2xl border border-line bg-surface shadow-card select-none',
        !swipe.held && 'transition-transform duration-200',
        LOOKS[place],
      )}
    >
      <div className="relative min-h-0 flex-1 bg-paper-2">
        <div className="absolute inset-0">
          <PersonPicture
            large
            src={images[shown]}
            likeness={person.likeness}
            blurred={person.blurred}
            alt={images.length > 0 ? `${name}, picture ${shown + 1} of ${images.length}` : ''}
            width={640}
            height={800}
          />
        </div>
        <PhotoSteps images={images} shown={shown} onStep={step} />
        <div className="absolute top-5 right-2">{actions}</div>
        <Checked
          person={person}
          className={classes('absolute top-7 left-3.5', !isLong(person) && 'deck-mark-above')}
        />
        <Caption person={person} />
        {swipe.leaning && <Stamp kind={swipe.leaning} />}
      </div>
      {below}
    </article>
  );
}

function Checked({ person: { reviewedAt }, className }: { person: PotentialMatch; className: string }) {
  if (!reviewedAt) return null;
  return (
    <Badge tone="photo" icon={<BadgeCheck aria-hidden="true" />} className={classes('text-xs', className)}>
      <span className="deck-mark-words">Photos checked, {formatMonth(reviewedAt)}</span>
    </Badge>
  );
}

function Caption({ person }: { person: PotentialMatch }) {
  return (
    <div
      data-caption
      className="photo-veil pointer-events-none absolute inset-x-0 bottom-0 flex flex-col px-3.5 pt-4 pb-2.5 text-on-fill"
    >
      {!isLong(person) && <Checked person={person} className="deck-mark" />}
      <h2 className={classes('leading-tight wrap-anywhere', isLong(person) ? 'text-xl' : 'deck-name')}>
        <Link to={paths.person(person._id)} draggable={false} className="pointer-events-auto">
          {person.name}, <span className="whitespace-nowrap">{person.age}</span>
        </Link>
      </h2>
      {/* What does not fit into the line goes, whole. */}
      <p
        className={classes(
          'flex h-5 flex-wrap gap-x-1 overflow-hidden text-sm',
          isLong(person) && 'deck-facts-of-long',
        )}
      >
        {factsInShort(person).map((fact, at) => (
          <span key={fact} className="max-w-full truncate">
            {at > 0 && '· '}
            {fact}
          </span>
        ))}
      </p>
    </div>
  );
}

function Stamp({ kind }: { kind: Kind }) {
  const likes = kind === 'like';
  return (
    <p
      aria-hidden="true"
      className={classes(
        'absolute top-10 rounded-lg border-2 border-on-fill px-4 py-0.5 font-serif text-3xl font-semibold text-on-fill outline-3',
        likes
          ? 'left-5 -rotate-6 bg-coral-fill outline-coral-fill'
          : 'right-5 rotate-6 bg-wine-fill outline-wine-fill',
      )}
    >
      {likes ? 'Like' : 'Pass'}
    </p>
  );
}
