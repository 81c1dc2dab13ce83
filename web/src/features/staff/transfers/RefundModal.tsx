// Saying that the money of a second payment was sent back.
import { listOddPayments, recordRefund } from '@ijeuwa/contract/billing';
import { feedback } from '#ui/feedback.ts';
import { ReasonModal } from '../ReasonModal.tsx';
import { BANK_HINT } from './transfer-words.ts';

type RefundModalProps = { refund: { orderId: string; reference: string }; onClose: () => void };

export function RefundModal({ refund: { orderId, reference }, onClose }: RefundModalProps) {
  return (
    <ReasonModal
      title={`Send back ${reference}`}
      description="The same price was paid in another way already."
      told={{
        tone: 'info',
        text: 'First send the money back, at the bank or at the payment provider. The member is told then.',
      }}
      submit="The money was sent back"
      busyText="Noting it..."
      act={recordRefund}
      hint={BANK_HINT}
      id={orderId}
      renews={[listOddPayments]}
      onDone={() => {
        feedback.success(`${reference} was sent back.`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
