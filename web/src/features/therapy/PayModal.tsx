// Paying for a plan or a consultation, in a dialog of this page.

import { listAppointments } from '@ijeuwa/contract/schedule';
import type { ServiceQuote } from '@ijeuwa/contract/services';
import { findOwnTherapy } from '@ijeuwa/contract/therapy';
import { renew } from '#platform/queries.ts';
import { formatMoney } from '#ui/format.ts';
import { Modal } from '#ui/Modal.tsx';
import type { RenderPay } from './opened.ts';

type PayModalProps = { quote: ServiceQuote; pay: RenderPay; onClose: () => void };

export function PayModal({ quote, pay, onClose }: PayModalProps) {
  const leave = () => {
    void renew(findOwnTherapy, listAppointments);
    onClose();
  };
  return (
    <Modal
      open
      size="lg"
      title="Payment"
      description={`${quote.title}: ${formatMoney(quote.total)}`}
      onClose={leave}
    >
      {pay({ quote, onPaid: leave, onLeave: leave })}
    </Modal>
  );
}
