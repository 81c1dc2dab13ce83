// The member's photos: choosing several at once, their order, which is first, and taking one away.
import { PHOTO_ACCEPT, PHOTOS_MAX, PHOTOS_MIN, type Photo } from '@ijeuwa/contract/photos';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FieldGroup } from '#ui/FieldGroup.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { EmptySlot } from './EmptySlot.tsx';
import { PhotoModal } from './PhotoModal.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import { PHOTO_GRID, SLOTS } from './photo-grid.ts';
import { UploadTile } from './UploadTile.tsx';
import { usePhotoChanges } from './usePhotoChanges.ts';
import { usePhotoDrag } from './usePhotoDrag.ts';
import { usePhotoUploads } from './usePhotoUploads.ts';

type PhotoManagerProps = {
  pictures: readonly Photo[];
  label?: string;
  labelHidden?: boolean;
  error?: string;
};

export function PhotoManager({ pictures, label = 'Photos', labelHidden, error }: PhotoManagerProps) {
  const { uploads, batch, problems, add, cancel, retry, drop } = usePhotoUploads(pictures.length);
  const changes = usePhotoChanges(pictures);
  const [opened, setOpened] = useState<string>();
  const { list, carried, handlers } = usePhotoDrag(changes.move);
  const chooser = useRef<HTMLInputElement>(null);
  const choose = () => chooser.current?.click();
  const said = useRef<HTMLDivElement>(null);
  // Below the photos it would stand under what is fixed at the foot of a phone.
  useEffect(() => {
    if (problems.length > 0) said.current?.scrollIntoView?.({ block: 'nearest' });
  }, [problems]);
  const close = () => setOpened(undefined);
  const at = pictures.findIndex((photo) => photo._id === opened);
  const photo = pictures[at];
  return (
    <FieldGroup label={label} labelHidden={labelHidden} error={error}>
      {problems.length > 0 && (
        <div ref={said} className="scroll-mt-[calc(var(--top-bar,0px)+0.5rem)]">
          <Notice tone="error">
            {problems.map(({ name = '', text }) => (
              <p key={`${name} ${text}`} className="wrap-anywhere">
                {name && <strong>{name}: </strong>}
                <span>{text}</span>
              </p>
            ))}
          </Notice>
        </div>
      )}
      <ul ref={list} aria-label="Your photos" className={PHOTO_GRID}>
        {pictures.map((one, index) => (
          <PhotoTile
            key={one._id}
            photo={one}
            position={index + 1}
            carried={carried?.from === index ? carried : undefined}
            awaits={carried !== undefined && carried.from !== index && carried.over === index}
            onOpen={() => setOpened(one._id)}
            handlers={handlers(index)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            onCancel={() => cancel(upload.id)}
            onRetry={() => retry(upload)}
            onDrop={() => drop(upload.id)}
          />
        ))}
        {emptyPlaces(pictures.length + uploads.length).map((position) => (
          <EmptySlot key={position} position={position} onChoose={choose} />
        ))}
      </ul>
      {batch && (
        <ProgressBar value={batch.percent} label={`Uploading: ${batch.done} of ${batch.total} done`} />
      )}
      <div className="mt-1.5 flex flex-wrap items-center gap-3">
        <FileButton
          label={pictures.length > 0 ? 'Add more photos' : 'Choose photos'}
          accept={PHOTO_ACCEPT}
          multiple
          size="sm"
          icon={<ImagePlus aria-hidden="true" className="size-5" />}
          chooser={chooser}
          onFiles={add}
        />
        <span className="text-sm text-ink-2 tabular-nums">
          {pictures.length} of {PHOTOS_MAX}
        </span>
      </div>
      <p className="text-sm text-ink-2">
        {PHOTOS_MIN} to {PHOTOS_MAX} photos that show you. Press one to arrange it, or hold and drag it.
      </p>
      {photo && (
        <PhotoModal
          photo={photo}
          position={at + 1}
          of={pictures.length}
          busy={changes.busy}
          onClose={close}
          onMove={(by) => changes.move(at, at + by)}
          onPrimary={() => changes.makePrimary(photo, close)}
          onRemove={() => changes.remove(photo, close)}
        />
      )}
    </FieldGroup>
  );
}

const emptyPlaces = (filled: number): number[] =>
  Array.from({ length: Math.max(0, SLOTS - filled) }, (_, index) => filled + index + 1);
