// One potential match as a card: pictures to step through, and who it is.
import type { PotentialMatch } from '@ijeuwa/contract/matching';
import { BadgeCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { matchFigure, wantsToMarry, workAndPlace } from '../labels.ts';
import { PersonPicture } from '../PersonPicture.tsx';
import type { Kind } from '../use-answers.ts';
import { useSwipe } from './use-swipe.ts';

type DeckCardProps = { person: PotentialMatch; onThrown: (kind: Kind) => void; actions: ReactNode };

// As tall as a portrait and no taller than leaves the first reason and the buttons in sight, but never less than its words need.
const SIZE =
  'grid grid-cols-1 before:col-start-1 before:row-start-1 before:aspect-[3/4] before:max-h-[clamp(45dvh,100dvh-23rem,60dvh)] before:w-full before:self-start lg:before:max-h-none';

export function DeckCard({ person, onThrown, actions }: DeckCardProps) {
  const [shown, setShown] = useState(0);
  const { bind, leaning } = useSwipe(onThrown);
  const { images, name, age } = person;
  const step = (by: number) => setShown((shown + by + images.length) % images.length);
  return (
    <article
      {...bind}
      aria-label={`${name}, ${age}`}
      className={classes(
        SIZE,
        'relative touch-pan-y overflow-hidden rounded-2xl bg-paper-2 shadow-card select-none motion-safe:animate-rise',
      )}
    >
      <div className="absolute inset-0">
        <PersonPicture
          large
          src={images[shown]}
          alt={images.length > 0 ? `${name}, picture ${shown + 1} of ${images.length}` : ''}
          width={640}
          height={800}
        />
      </div>
      {images.length > 1 && (
        <>
          <ol aria-hidden="true" className="absolute inset-x-4 top-3 flex gap-1.5">
            {images.map((image, index) => (
              <li
                key={image}
                className={classes('h-1 flex-1 rounded-full bg-on-fill', index === shown ? '' : 'opacity-40')}
              />
            ))}
          </ol>
          <div className="absolute inset-x-2 top-1/3 flex justify-between">
            <IconButton
              variant="veil"
              label="Previous picture"
              onClick={() => step(-1)}
              icon={<ChevronLeft aria-hidden="true" className="size-5" />}
            />
            <IconButton
              variant="veil"
              label="Next picture"
              onClick={() => step(1)}
              icon={<ChevronRight aria-hidden="true" className="size-5" />}
            />
          </div>
        </>
      )}
      <div className="col-start-1 row-start-1 flex flex-col justify-between">
        <div className="relative flex flex-wrap items-start justify-between gap-2 px-3 pt-6">
          <span>{person.demonstration && <Badge tone="photo">Demonstration member</Badge>}</span>
          <div className="ml-auto">{actions}</div>
        </div>
        <Caption person={person} />
      </div>
      {leaning && (
        <p
          aria-hidden="true"
          className={classes(
            'absolute top-20 rounded-full px-5 py-1.5 text-lg font-bold text-on-fill',
            leaning === 'like' ? 'left-4 bg-coral-fill' : 'right-4 bg-wine-fill',
          )}
        >
          {leaning === 'like' ? 'Like' : 'Pass'}
        </p>
      )}
    </article>
  );
}

function Caption({ person }: { person: PotentialMatch }) {
  return (
    <div className="photo-veil pointer-events-none relative flex flex-col gap-0.5 px-4 pt-14 pb-4 text-on-fill">
      <div className="flex flex-wrap gap-1.5 pb-1">
        {person.reviewedAt && (
          <Badge tone="photo" icon={<BadgeCheck aria-hidden="true" />}>
            Reviewed
          </Badge>
        )}
        <Badge tone="photo">{matchFigure(person)}</Badge>
      </div>
      <h2 className="text-2xl wrap-anywhere sm:text-3xl">
        <Link
          to={paths.person(person._id)}
          draggable={false}
          className="pointer-events-auto underline-offset-4 hover:underline"
        >
          {person.name}, {person.age}
        </Link>
      </h2>
      <p>{workAndPlace(person)}</p>
      {wantsToMarry(person) && <p>{wantsToMarry(person)}</p>}
    </div>
  );
}
