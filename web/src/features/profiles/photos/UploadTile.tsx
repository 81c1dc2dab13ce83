// A photo that is on its way, with how much of it has left, or that did not arrive.
import { RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { Upload } from './usePhotoUploads.ts';

type UploadTileProps = { upload: Upload; onCancel: () => void; onRetry: () => void; onDrop: () => void };

const ICON = { 'aria-hidden': true, className: 'size-5' } as const;

export function UploadTile({ upload, onCancel, onRetry, onDrop }: UploadTileProps) {
  const { state, file, preview } = upload;
  const stopped = state === 'failed' || state === 'cancelled';
  return (
    <li className="relative aspect-[4/5] min-w-0 overflow-hidden rounded-lg border border-line bg-paper-2">
      <Picture src={preview} alt="" width={240} height={300} fill eager className="opacity-60" />
      {stopped ? (
        <div className="absolute inset-0 flex flex-wrap content-center justify-center gap-1 bg-veil">
          <IconButton
            label={`Send ${file.name} again`}
            variant="secondary"
            icon={<RotateCw {...ICON} />}
            onClick={onRetry}
          />
          <IconButton
            label={`Leave out ${file.name}`}
            variant="secondary"
            icon={<X {...ICON} />}
            onClick={onDrop}
          />
          <Caption>{state === 'failed' ? 'Not sent' : 'Cancelled'}</Caption>
        </div>
      ) : (
        <>
          {/* Once all of it has left, it may be kept already. */}
          {upload.sent < 1 && (
            <IconButton
              label={`Cancel sending ${file.name}`}
              variant="veil"
              icon={<X {...ICON} />}
              className="absolute top-1 right-1"
              onClick={onCancel}
            />
          )}
          <Caption>
            <Progress upload={upload} />
          </Caption>
        </>
      )}
    </li>
  );
}

function Caption({ children }: { children: ReactNode }) {
  return (
    <div className="absolute inset-x-0 bottom-0 bg-surface px-1.5 py-1 text-center text-xs font-semibold text-ink-2">
      {children}
    </div>
  );
}

function Progress({ upload: { file, state, sent } }: Pick<UploadTileProps, 'upload'>) {
  if (state === 'waiting') return 'Waiting...';
  const percent = Math.round(sent * 100);
  return (
    <>
      {percent === 100 ? 'Saving...' : `${percent}%`}
      <progress
        aria-label={`Sending ${file.name}`}
        max={100}
        value={percent}
        className="woven-progress mt-0.5"
      />
    </>
  );
}
