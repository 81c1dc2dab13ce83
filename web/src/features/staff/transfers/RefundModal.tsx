// Saying that money which did not fit was sent back.
import { listOddPayments, type OddPayment, recordRefund } from '@ijeuwa/contract/transfers';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { ReasonModal } from '../ReasonModal.tsx';
import { BANK_HINT, outcomeWords } from './transfer-words.ts';

type RefundModalProps = { payment: OddPayment; onClose: () => void };

export function RefundModal({ payment, onClose }: RefundModalProps) {
  const { _id, reference, outcome, toSendBack } = payment;
  const amount = toSendBack ? `${formatMoney(toSendBack)}. ` : '';
  return (
    <ReasonModal
      title={`Send back ${reference}`}
      description={`${amount}${outcomeWords(outcome)}.`}
      told={{
        tone: 'info',
        text: 'First send the money back, at the bank or at the payment provider. If they are still a member, we tell them then.',
      }}
      submit="The money was sent back"
      busyText="Noting it..."
      act={recordRefund}
      hint={BANK_HINT}
      id={_id}
      renews={[listOddPayments]}
      onDone={() => {
        feedback.success(`${reference} was sent back.`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
