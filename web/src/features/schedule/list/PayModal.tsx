// What is held gets paid here too, until its time runs out.
import { type Appointment, listAppointments } from '@ijeuwa/contract/schedule';
import { renew } from '#platform/queries.ts';
import { feedback } from '#ui/feedback.ts';
import { Modal } from '#ui/Modal.tsx';
import { onBothClocks } from '#ui/two-clocks.ts';
import type { Pay } from '../pay.ts';

type PayModalProps = { appointment: Appointment; pay: Pay; onClose: () => void };

export function PayModal({ appointment, pay, onClose }: PayModalProps) {
  const { counselor, startsAt, zone, quote } = appointment;
  if (!quote) return null;
  const paid = () => {
    void renew(listAppointments);
    feedback.success('Thank you. It is confirmed as soon as your payment is here.');
    onClose();
  };
  return (
    <Modal
      open
      size="lg"
      title={`Pay: ${counselor.name}`}
      description={`${onBothClocks(startsAt, zone)}.`}
      onClose={onClose}
    >
      {pay(quote, paid, onClose)}
    </Modal>
  );
}
