// At ten photos a new one takes the place of another: the member says which.
import type { Photo } from '@ijeuwa/contract/photos';
import { FieldGroup } from '#ui/FieldGroup.tsx';
import { Picture } from '#ui/Picture.tsx';

type ReplaceChoiceProps = {
  pictures: readonly Photo[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

export function ReplaceChoice({ pictures, chosen, onChoose }: ReplaceChoiceProps) {
  return (
    <FieldGroup label="You have ten photos. Which one should the new one replace?">
      <div className="grid grid-cols-5 gap-2">
        {pictures.map((photo, index) => (
          <label
            key={photo._id}
            className="relative block aspect-[4/5] cursor-pointer overflow-hidden rounded-lg border-2 border-line has-checked:border-wine has-focus-visible:outline-3 has-focus-visible:outline-gold-ink"
          >
            <Picture
              src={photo.small}
              alt={`Photo ${index + 1}`}
              width={160}
              height={200}
              thumbhash={photo.placeholder}
              fill
            />
            <input
              type="radio"
              name="replaces"
              checked={photo._id === chosen}
              onChange={() => onChoose(photo._id)}
              className="tick absolute top-1.5 left-1.5"
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
