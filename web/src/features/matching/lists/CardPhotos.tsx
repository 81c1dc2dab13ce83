// The photos of somebody who is answered in a list, one at a time; blurred where they are shown after a match alone.
import type { PotentialMatch } from '@ijeuwa/contract/matching';
import { useState } from 'react';
import { useSavesData } from '#ui/data-saver.ts';
import { TapPicture } from '#ui/TapPicture.tsx';
import { PhotoSteps } from '../deck/PhotoSteps.tsx';
import { PersonPicture } from '../PersonPicture.tsx';

/** Fills what holds it. Whoever saves data asks for the first by a tap, and finds the others on the person’s page. */
export function CardPhotos({
  person: { name, images, likeness, blurred },
}: {
  person: Pick<PotentialMatch, 'name' | 'images' | 'likeness' | 'blurred'>;
}) {
  const saves = useSavesData();
  const [shown, setShown] = useState(0);
  const of = !saves && images.length > 1 ? `, picture ${shown + 1} of ${images.length}` : '';
  return (
    <>
      <div className="absolute inset-0 [&_img]:object-[50%_36%]">
        <TapPicture of={name}>
          <PersonPicture
            src={images[shown]}
            likeness={likeness}
            blurred={blurred}
            alt={`${name}${of}`}
            width={320}
            height={320}
          />
        </TapPicture>
      </div>
      {!saves && images.length > 1 && (
        <PhotoSteps
          images={images}
          shown={shown}
          onStep={(by) => setShown((shown + by + images.length) % images.length)}
        />
      )}
    </>
  );
}
