// A dialog in which something is written: whoever leaves it by accident is asked first.
import { type ReactNode, type RefObject, useState } from 'react';
import { Button } from './Button.tsx';
import { LeaveModal } from './LeaveModal.tsx';
import { Modal } from './Modal.tsx';
import { useAskedBeforeUnload } from './unsaved.ts';

type WrittenModalProps = {
  /** Something stands there that is not saved. */
  isTouched: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  size?: 'md' | 'lg';
  /** What saves it, beside the way out. */
  submit: ReactNode;
  /** Without it the cross at the top is the way out. */
  cancel?: boolean;
  /** What the way out is called. */
  close?: string;
  first?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

export function WrittenModal({
  isTouched,
  onClose,
  submit,
  cancel = true,
  close: closeLabel = 'Cancel',
  children,
  ...modal
}: WrittenModalProps) {
  const [leaving, setLeaving] = useState(false);
  useAskedBeforeUnload(isTouched);
  const close = () => (isTouched ? setLeaving(true) : onClose());
  return (
    <Modal
      open
      onClose={close}
      {...modal}
      footer={
        <>
          {cancel && (
            <Button variant="secondary" onClick={close}>
              {closeLabel}
            </Button>
          )}
          {submit}
        </>
      }
    >
      {children}
      <LeaveModal open={leaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </Modal>
  );
}
