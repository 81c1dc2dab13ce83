// One photo of the member: what state it is in, and a press to arrange it.
import type { Photo } from '@ijeuwa/contract/photos';
import { Star } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/Picture.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { usePhotoDrag } from './usePhotoDrag.ts';

const photoStateOf = (photo: Photo): string | undefined => {
  if (photo.state === 'pending') return 'In review';
  return photo.state === 'rejected' ? 'Not accepted' : undefined;
};

type PhotoTileProps = {
  photo: Photo;
  position: number;
  /** How far it is carried from its place. */
  carried?: { x: number; y: number };
  /** What is carried would be put down here. */
  awaits: boolean;
  onOpen: () => void;
  handlers: ReturnType<ReturnType<typeof usePhotoDrag>['handlers']>;
};

export function PhotoTile({ photo, position, carried, awaits, onOpen, handlers }: PhotoTileProps) {
  const state = photoStateOf(photo);
  return (
    <li
      data-photo-at={position - 1}
      data-carried={carried ? '' : undefined}
      {...handlers}
      style={carried && { translate: `${carried.x}px ${carried.y}px` }}
      className={classes(
        'relative aspect-[4/5] min-w-0 select-none overflow-hidden rounded-lg border border-line bg-paper-2 [-webkit-touch-callout:none]',
        carried && 'pointer-events-none z-10 scale-105 shadow-float',
        awaits && 'ring-3 ring-gold-ink',
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
      <button type="button" onClick={onOpen} className="@container absolute inset-0 cursor-grab rounded-lg">
        <VisuallyHidden>Photo {position}</VisuallyHidden>
        <span
          aria-hidden={!photo.isPrimary}
          className="absolute top-1.5 left-1.5 flex max-w-[calc(100%-0.75rem)]"
        >
          <Badge tone="photo" icon={photo.isPrimary && <Star aria-hidden="true" />}>
            {photo.isPrimary ? 'Face' : position}
          </Badge>
        </span>
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
