// Asks whoever is about to leave what they have written or changed and not saved.
import { ConfirmModal } from './ConfirmModal.tsx';

const WORDS = {
  written: { title: 'Leave what you have written?', stay: 'Go on writing' },
  changed: { title: 'Leave what you have changed?', stay: 'Stay here' },
};

type LeaveModalProps = {
  open: boolean;
  /** A dialog is written in; on a screen most is chosen. */
  what?: keyof typeof WORDS;
  /** The device keeps it. */
  isKept?: boolean;
  onStay: () => void;
  onLeave: () => void;
};

export function LeaveModal({ open, what = 'written', isKept = false, onStay, onLeave }: LeaveModalProps) {
  const { title, stay } = WORDS[what];
  return (
    <ConfirmModal
      open={open}
      title={title}
      confirmLabel="Leave it"
      cancelLabel={stay}
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
