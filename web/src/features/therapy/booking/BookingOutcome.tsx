// What became of a booking: its time is held and the fee is next, or it is confirmed; or it did not reach us.
import type { Appointment } from '@ijeuwa/contract/schedule';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { firstNameOf, formatDateTime, formatMoney } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { onBothClocks } from '#ui/two-clocks.ts';
import { useSettled } from '#ui/useSettled.ts';
import type { Open } from '../opened.ts';

type BookedModalProps = { made: Appointment; mailed: boolean; onOpen: Open; onClose: () => void };

export function BookedModal({ made, mailed, onOpen, onClose }: BookedModalProps) {
  const { counselor, startsAt, zone, kind, quote, heldUntil, partner } = made;
  const session = heldUntil ? 'Your session is held' : 'Your session is booked';
  const along = partner?.name ? ` with ${firstNameOf(partner.name)}` : '';
  const settled = useSettled();
  return (
    <Modal
      open
      title={kind === 'session' ? session : 'Consultation Success'}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {quote ? (
            <Button disabled={!settled} onClick={() => onOpen({ dialog: 'pay', quote })}>
              Pay the fee
            </Button>
          ) : (
            <ButtonLink to={paths.schedule}>Open your schedule</ButtonLink>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Notice tone="success" title={heldUntil ? 'Your time is held.' : 'Your appointment is booked.'}>
          {counselor.name}
          {along}, {onBothClocks(startsAt, zone)}. It stands in your schedule
          {mailed ? ', and in your mail.' : '.'}
        </Notice>
        {!mailed && (
          <p>
            We could not mail you just now. Your booking is safe:{' '}
            {heldUntil ? 'once its fee is here, a mail confirms it.' : 'the mail that confirms it follows.'}
          </p>
        )}
        {quote && heldUntil && (
          <p>
            It is confirmed once the fee of <strong>{formatMoney(quote.total)}</strong> is here. Please pay it
            by {formatDateTime(heldUntil)}.
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
