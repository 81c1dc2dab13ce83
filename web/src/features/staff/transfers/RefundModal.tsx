// Saying that money which is owed was sent back.
import { listOddPayments, recordRefund } from '@ijeuwa/contract/billing';
import { feedback } from '#ui/feedback.ts';
import { ReasonModal } from '../ReasonModal.tsx';
import { BANK_HINT, outcomeWords } from './transfer-words.ts';

export type Refund = { orderId: string; reference: string; outcome: string };
type RefundModalProps = { refund: Refund; onClose: () => void };

export function RefundModal({ refund: { orderId, reference, outcome }, onClose }: RefundModalProps) {
  return (
    <ReasonModal
      title={`Send back ${reference}`}
      description={`${outcomeWords(outcome)}.`}
      told={{
        tone: 'info',
        text: 'First send the money back, at the bank or at the payment provider. If they are still a member, we tell them then.',
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
