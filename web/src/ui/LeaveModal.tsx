// Asks whoever is about to leave what they have written and not saved.
import { ConfirmModal } from './ConfirmModal.tsx';

type LeaveModalProps = {
  open: boolean;
  /** The device keeps what was written. */
  isKept?: boolean;
  onStay: () => void;
  onLeave: () => void;
};

export function LeaveModal({ open, isKept = false, onStay, onLeave }: LeaveModalProps) {
  return (
    <ConfirmModal
      open={open}
      title="Leave what you have written?"
      confirmLabel="Leave it"
      cancelLabel="Go on writing"
      tone="danger"
      onClose={onStay}
      onConfirm={onLeave}
    >
      {isKept
        ? 'It is not saved in your profile yet. This device keeps it until you come back.'
        : 'It is not saved, and will be gone.'}
    </ConfirmModal>
  );
}
