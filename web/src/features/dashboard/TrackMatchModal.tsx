// Offers the way to match track, now or later.
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Modal } from '#ui/Modal.tsx';

type TrackMatchModalProps = { open: boolean; onClose: () => void; title: string; text: string };

export function TrackMatchModal({ open, onClose, title, text }: TrackMatchModalProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      description={text}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Maybe Later
          </Button>
          <ButtonLink to={paths.matchTrack} className="text-center" onClick={onClose}>
            Track My Match
          </ButtonLink>
        </>
      }
    />
  );
}
