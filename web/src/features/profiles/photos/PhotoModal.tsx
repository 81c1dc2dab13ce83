// One photo, large, with all that can be done with it: a sheet for the thumb, a dialog for the keyboard.
import type { Photo } from '@ijeuwa/contract/photos';
import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Picture } from '#ui/Picture.tsx';

const ICON = 'size-5';

type PhotoModalProps = {
  photo: Photo;
  position: number;
  of: number;
  busy: boolean;
  onClose: () => void;
  onMove: (by: 1 | -1) => void;
  onPrimary: () => void;
  onRemove: () => void;
};

export function PhotoModal(props: PhotoModalProps) {
  const { photo, position, of, busy, onClose, onMove, onPrimary, onRemove } = props;
  return (
    <Modal open onClose={onClose} title={`Photo ${position} of ${of}`} size="sm">
      <div className="flex flex-col gap-3">
        <Picture
          src={photo.url}
          alt={`Your photo ${position}`}
          width={400}
          height={500}
          thumbhash={photo.placeholder}
          eager
          retry={`Load photo ${position} again`}
          className="mx-auto aspect-[4/5] max-h-[38dvh] max-w-64 rounded-lg"
        />
        {photo.state === 'pending' && <Notice>Being reviewed. Others see it once it is accepted.</Notice>}
        {photo.state === 'rejected' && (
          <Notice tone="warning">
            This photo was not accepted and nobody else sees it. Please remove it and choose one that shows
            you clearly.
          </Notice>
        )}
        <div className="flex flex-wrap gap-3 *:flex-1">
          <Button
            variant="secondary"
            size="sm"
            icon={<ArrowLeft aria-hidden="true" className={ICON} />}
            aria-disabled={position === 1 || undefined}
            onClick={() => onMove(-1)}
          >
            Earlier
          </Button>
          <Button
            variant="secondary"
            size="sm"
            icon={<ArrowRight aria-hidden="true" className={ICON} />}
            aria-disabled={position === of || undefined}
            onClick={() => onMove(1)}
          >
            Later
          </Button>
        </div>
        {!photo.isPrimary && (
          <Button
            variant="secondary"
            size="sm"
            busy={busy}
            icon={<Star aria-hidden="true" className={ICON} />}
            onClick={onPrimary}
          >
            Make it my main photo
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          busy={busy}
          icon={<Trash2 aria-hidden="true" className={ICON} />}
          className="text-danger hover:bg-danger-soft"
          onClick={onRemove}
        >
          Remove photo
        </Button>
      </div>
    </Modal>
  );
}
