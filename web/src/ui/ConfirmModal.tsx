// Asks before something that cannot be taken back, and takes one answer.
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { Modal } from './Modal.tsx';

type ConfirmModalProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  busyText?: string;
};

/** What follows within this time is the same tap twice. */
const ONE_TAP_MS = 1000;

export function ConfirmModal(props: ConfirmModalProps) {
  const { open, onClose, onConfirm, title, children, confirmLabel, cancelLabel = 'Cancel' } = props;
  const { tone = 'primary', busy, busyText } = props;
  const tappedAt = useRef(-Infinity);
  // Asked again, or not done: it may be answered again.
  useEffect(() => {
    tappedAt.current = -Infinity;
  }, [open, busy]);
  // Busy is drawn only after the tap; a second one may come before.
  const confirm = ({ timeStamp }: MouseEvent) => {
    if (timeStamp - tappedAt.current < ONE_TAP_MS) return;
    tappedAt.current = timeStamp;
    onConfirm();
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      description={children}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} busyText={busyText} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
