// What became of a booking: we have it, and the fee is next; or it did not reach us.
import type { OwnConsultation } from '@ijeuwa/contract/therapy';
import { Button } from '#ui/Button.tsx';
import { formatDateTime, formatDay, formatMoney } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Open } from '../opened.ts';
import { ANSWER_PROMISE } from '../therapy-words.ts';

/** `newest`: the wish that was just sent, once it is read anew. */
type BookedModalProps = { newest: OwnConsultation | undefined; onOpen: Open; onClose: () => void };

export function BookedModal({ newest, onOpen, onClose }: BookedModalProps) {
  const quote = newest?.quote;
  return (
    <Modal
      open
      title="Your consultation is requested"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {quote && <Button onClick={() => onOpen({ dialog: 'pay', quote })}>Pay the fee</Button>}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Notice tone="success" title="We have your wish.">
          A counsellor answers you {ANSWER_PROMISE} with a time. It is in your mail too.
        </Notice>
        {newest && (
          <p>
            Preferred date: <strong>{formatDay(newest.date)}</strong>. Please send the fee of{' '}
            <strong>{formatMoney(newest.fee)}</strong> by {formatDateTime(newest.payBy)}; the reference to
            write with it comes first.
          </p>
        )}
      </div>
    </Modal>
  );
}

// Spec 8.
export function BookingFailedModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      open
      size="sm"
      title="Error Scheduling Consultation"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <p role="alert">There was an error scheduling your consultation. Please try again later.</p>
    </Modal>
  );
}
