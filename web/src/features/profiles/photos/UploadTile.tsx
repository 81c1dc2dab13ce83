// A photo that is on its way, or did not arrive.
import { RotateCw, X } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import type { Upload } from './usePhotoUploads.ts';

type UploadTileProps = { upload: Upload; onRetry: () => void; onDrop: () => void };

export function UploadTile({ upload, onRetry, onDrop }: UploadTileProps) {
  return (
    <li className="relative aspect-[4/5] min-w-0 overflow-hidden rounded-lg border border-line bg-paper-2">
      <img src={upload.preview} alt="" className="size-full object-cover opacity-60" />
      {upload.failed ? (
        <div className="absolute inset-0 flex flex-wrap content-center justify-center gap-1 bg-veil">
          <IconButton
            label={`Send ${upload.file.name} again`}
            variant="secondary"
            icon={<RotateCw aria-hidden="true" className="size-5" />}
            onClick={onRetry}
          />
          <IconButton
            label={`Leave out ${upload.file.name}`}
            variant="secondary"
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={onDrop}
          />
        </div>
      ) : (
        <span className="absolute inset-x-0 bottom-0 bg-surface px-1 py-1 text-center text-xs font-semibold text-ink-2">
          Uploading...
        </span>
      )}
    </li>
  );
}
