// One venue of the grid: how it looks, where it is, what a day costs; the whole of it opens.
import type { Venue } from '@ijeuwa/contract/venues';
import { MapPin, Star, Users } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Picture } from '#ui/Picture.tsx';
import { TapPicture } from '#ui/TapPicture.tsx';
import {
  CATEGORY_WORDS,
  capacityOf,
  DRAWN_SIZE,
  drawnAt,
  PICTURE_WORDS,
  priceOf,
  ratingOf,
} from './venue-words.ts';

type VenueCardProps = { venue: Venue; onOpen: () => void; onAsk: () => void };

export function VenueCard({ venue, onOpen, onAsk }: VenueCardProps) {
  const { name, location, image, category } = venue;
  const rating = ratingOf(venue);
  return (
    <Card as="li" padded={false} className="flex flex-col overflow-hidden">
      <div className="aspect-[3/2]">
        <TapPicture of={name}>
          <Picture src={drawnAt(image)} alt={PICTURE_WORDS[image]} {...DRAWN_SIZE} fill />
        </TapPicture>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-(--inset) sm:p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
          <h2 className="min-w-0 text-xl wrap-anywhere">{name}</h2>
          <Badge>{CATEGORY_WORDS[category]}</Badge>
        </div>
        <ul className="flex flex-1 flex-col gap-1.5 text-ink-2 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-wine">
          <li className="flex gap-2">
            <MapPin aria-hidden="true" /> {location}
          </li>
          <li className="flex gap-2">
            <Users aria-hidden="true" /> {capacityOf(venue)}
          </li>
          {rating && (
            <li className="flex gap-2">
              <Star aria-hidden="true" /> {rating}
            </li>
          )}
        </ul>
        <p className="font-serif text-lg font-semibold">{priceOf(venue)}</p>
        <div className="flex flex-wrap gap-2 *:flex-1">
          <Button variant="secondary" aria-label={`See it: ${name}`} onClick={onOpen}>
            See it
          </Button>
          <Button aria-label={`Ask about ${name}`} onClick={onAsk}>
            Ask
          </Button>
        </div>
      </div>
    </Card>
  );
}
