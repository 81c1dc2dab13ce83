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
  /** What saves it, beside "Cancel". */
  submit: ReactNode;
  /** Without it the cross at the top is the way out. */
  cancel?: boolean;
  first?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

export function WrittenModal({
  isTouched,
  onClose,
  submit,
  cancel = true,
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
              Cancel
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
