// Saying that nothing is left to do about a payment.
import { closeOddPayment, listOddPayments, type OddPayment } from '@ijeuwa/contract/transfers';
import { feedback } from '#ui/feedback.ts';
import { ReasonModal } from '../ReasonModal.tsx';
import { oddWords } from './transfer-words.ts';

type CloseOddModalProps = { payment: OddPayment; onClose: () => void };

export function CloseOddModal({ payment, onClose }: CloseOddModalProps) {
  const { _id, reference } = payment;
  return (
    <ReasonModal
      title={`Close ${reference}`}
      description={`${oddWords(payment)}.`}
      told={{
        tone: 'info',
        text: 'It leaves this list, and is found by its reference. No money moves by it.',
      }}
      submit="Nothing is left to do"
      busyText="Closing it..."
      act={closeOddPayment}
      hint="What you found, and where. Kept in the audit."
      id={_id}
      renews={[listOddPayments]}
      onDone={() => {
        feedback.success(`${reference} is closed.`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
