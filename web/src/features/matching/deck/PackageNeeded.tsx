// A like needs a package or the trial.

import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Modal } from '#ui/Modal.tsx';

export function PackageNeeded({ open, onClose, to }: { open: boolean; onClose: () => void; to: string }) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Choose a package to like people"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Maybe Later
          </Button>
          <ButtonLink to={to}>See the packages</ButtonLink>
        </>
      }
    >
      You can look and pass for as long as you want. To like somebody you need a package, or the seven-day
      trial that needs no card.
    </Modal>
  );
}
