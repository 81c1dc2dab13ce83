// One photo of the member: what state it is in, and a press to arrange it.
import type { Photo } from '@ijeuwa/contract/photos';
import { Star } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/Picture.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const photoStateOf = (photo: Photo): string | undefined => {
  if (photo.state === 'pending') return 'In review';
  return photo.state === 'rejected' ? 'Not accepted' : undefined;
};

type PhotoTileProps = {
  photo: Photo;
  position: number;
  dragged: boolean;
  onOpen: () => void;
  onDrag: (dragging: boolean) => void;
  onDropHere: () => void;
};

export function PhotoTile({ photo, position, dragged, onOpen, onDrag, onDropHere }: PhotoTileProps) {
  const state = photoStateOf(photo);
  return (
    <li
      className={classes(
        'relative aspect-[4/5] min-w-0 overflow-hidden rounded-lg border border-line bg-paper-2 transition-opacity',
        dragged && 'opacity-45',
      )}
    >
      <Picture
        src={photo.small}
        alt=""
        width={240}
        height={300}
        thumbhash={photo.placeholder}
        fill
        draggable={false}
        retry={`Load photo ${position} again`}
      />
      <button
        type="button"
        draggable
        onClick={onOpen}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          // The button is only what is pressed: what is carried is the whole tile.
          event.dataTransfer.setDragImage(event.currentTarget.parentElement!, 24, 24);
          onDrag(true);
        }}
        onDragEnd={() => onDrag(false)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          onDropHere();
        }}
        className="@container absolute inset-0 rounded-lg"
      >
        <VisuallyHidden>Photo {position}</VisuallyHidden>
        {photo.isPrimary && (
          <Badge
            tone="photo"
            icon={<Star aria-hidden="true" />}
            className="absolute top-1.5 left-1.5 max-w-[calc(100%-0.75rem)] *:hidden @[5.5rem]:*:block"
          >
            Main
          </Badge>
        )}
        {state && (
          <span
            className={classes(
              'absolute inset-x-0 bottom-0 px-1.5 py-1 text-center text-xs font-semibold',
              photo.state === 'rejected' ? 'bg-danger-soft text-danger' : 'bg-gold-soft text-gold-ink',
            )}
          >
            {state}
          </span>
        )}
      </button>
    </li>
  );
}
