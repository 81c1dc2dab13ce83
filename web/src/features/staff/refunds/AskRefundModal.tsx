// Asking for money of a paid order to be sent back, in whole or in part.
import { CURRENCY_WORDS } from '@ijeuwa/contract/currency-words';
import { askRefund, listRefunds, type RefundablePayment } from '@ijeuwa/contract/refunds';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { ReasonModal } from '../ReasonModal.tsx';
import { boughtWords, goesOn } from './refund-words.ts';
import { UsedOfOrder } from './UsedOfOrder.tsx';

type AskRefundModalProps = { payment: RefundablePayment; onClose: () => void };

/** What is no amount is refused by the schema. */
const inMinor = (typed: unknown): number => {
  const digits = String(typed).replace(/[,\s]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : 0;
};

export function AskRefundModal({ payment, onClose }: AskRefundModalProps) {
  const { _id, reference, left, restores } = payment;
  return (
    <ReasonModal
      title={`Ask for a refund of ${reference}`}
      description={`${boughtWords(payment)} At most ${formatMoney(left)} may go back.`}
      told={{
        tone: 'info',
        text: `Nothing is sent yet: another person approves it. What the order gave ends once all that was paid for it goes back; a part leaves it as it is.${goesOn(restores)}`,
      }}
      submit="Ask for it"
      busyText="Asking..."
      act={askRefund}
      id={_id}
      renews={[listRefunds]}
      asked={(field) => (
        <>
          <UsedOfOrder reference={reference} />
          <TextInput
            label={`Amount in ${CURRENCY_WORDS[left.currency]}`}
            {...field('amountMinor')}
            inputMode="decimal"
            autoComplete="off"
          />
        </>
      )}
      toBody={({ amountMinor, reason }) => ({ amountMinor: inMinor(amountMinor), reason })}
      onDone={() => {
        feedback.success(`${reference}: somebody else approves it now.`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
