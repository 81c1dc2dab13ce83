// One venue from near: its pictures, its words, and what belongs to the price.
import type { Venue } from '@ijeuwa/contract/venues';
import { Button } from '#ui/Button.tsx';
import { Carousel } from '#ui/Carousel.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Modal } from '#ui/Modal.tsx';
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

type VenueModalProps = { venue: Venue; onAsk: () => void; onClose: () => void };

export function VenueModal({ venue, onAsk, onClose }: VenueModalProps) {
  const { name, location, category, images, description, features } = venue;
  const rating = ratingOf(venue);
  const facts = [
    { label: 'A day', value: priceOf(venue).replace(/ a day$/, '') },
    { label: 'Guests', value: capacityOf(venue) },
    { label: 'Category', value: CATEGORY_WORDS[category] },
    ...(rating ? [{ label: 'Rating', value: rating }] : []),
  ];
  return (
    <Modal
      open
      size="lg"
      onClose={onClose}
      title={name}
      description={location}
      footer={<Button onClick={onAsk}>Ask about this venue</Button>}
    >
      <div className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-[3fr_2fr]">
          <Carousel label={`Pictures of ${name}`}>
            {images.map((image) => (
              <div key={image} className="aspect-[3/2] overflow-hidden rounded-xl">
                <TapPicture of={name}>
                  <Picture src={drawnAt(image)} alt={PICTURE_WORDS[image]} {...DRAWN_SIZE} fill />
                </TapPicture>
              </div>
            ))}
          </Carousel>
          <FactList facts={facts} />
        </div>
        <p className="whitespace-pre-line wrap-anywhere">{description}</p>
        <section aria-labelledby="venue-features" className="flex flex-col gap-2">
          <h3 id="venue-features" className="text-lg">
            What belongs to it
          </h3>
          <ul className="marks-diamond flex flex-col gap-1.5">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      </div>
    </Modal>
  );
}
