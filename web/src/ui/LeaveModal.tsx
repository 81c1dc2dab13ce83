// Asks whoever is about to leave what they have written and not saved.
import { ConfirmModal } from './ConfirmModal.tsx';

type LeaveModalProps = { open: boolean; onStay: () => void; onLeave: () => void };

export function LeaveModal({ open, onStay, onLeave }: LeaveModalProps) {
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
      It is not saved, and will be gone.
    </ConfirmModal>
  );
}
