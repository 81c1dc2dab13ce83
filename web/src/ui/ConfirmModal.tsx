// Asks before something that cannot be taken back.
import type { ReactNode } from 'react';
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

export function ConfirmModal(props: ConfirmModalProps) {
  const { open, onClose, onConfirm, title, children, confirmLabel, cancelLabel = 'Cancel' } = props;
  const { tone = 'primary', busy, busyText } = props;
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
          <Button variant={tone} busy={busy} busyText={busyText} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
