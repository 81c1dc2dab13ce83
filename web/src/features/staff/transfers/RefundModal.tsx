// Asking for money which did not fit to be sent back.
import { listRefunds } from '@ijeuwa/contract/refunds';
import { listOddPayments, type OddPayment, recordRefund } from '@ijeuwa/contract/transfers';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { ReasonModal } from '../ReasonModal.tsx';
import { oddWords } from './transfer-words.ts';

type RefundModalProps = { payment: OddPayment; onClose: () => void };

export function RefundModal({ payment, onClose }: RefundModalProps) {
  const { _id, reference, toSendBack } = payment;
  const words = oddWords(payment);
  const amount = toSendBack ? formatMoney(toSendBack) : '';
  // What is too much names it already.
  const named = amount === '' || words.startsWith(amount);
  return (
    <ReasonModal
      title={`Send back ${reference}`}
      description={named ? `${words}.` : `${amount}. ${words}.`}
      told={{
        tone: 'info',
        text: 'Nothing is sent yet: somebody else approves it, under “Refunds”.',
      }}
      submit="Ask for it"
      busyText="Asking..."
      act={recordRefund}
      id={_id}
      renews={[listOddPayments, listRefunds]}
      onDone={() => {
        feedback.success(`${reference}: somebody else approves it now.`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
