// Saying that a transfer that was confirmed by hand never came: what it paid for ends.
import { listOddPayments, type OddPayment, sayNeverCame } from '@ijeuwa/contract/transfers';
import { feedback } from '#ui/feedback.ts';
import { ReasonModal } from '../ReasonModal.tsx';
import { oddWords } from './transfer-words.ts';

type NeverCameModalProps = { payment: OddPayment; onClose: () => void };

export function NeverCameModal({ payment, onClose }: NeverCameModalProps) {
  const { _id, reference } = payment;
  return (
    <ReasonModal
      title={`${reference} never came`}
      description={`${oddWords(payment)}.`}
      told={{
        tone: 'warning',
        text: 'What it paid for ends, the books take it out, and its member is told. Of much money a second person has to say the same. Money that comes later goes back.',
      }}
      submit="It never came"
      submitLook="danger"
      busyText="Undoing it..."
      act={sayNeverCame}
      hint="Where you looked, and what the bank said. Kept in the audit."
      id={_id}
      renews={[listOddPayments]}
      onDone={({ undone }) => {
        if (undone) feedback.success(`${reference} is undone, and its member is told.`);
        else feedback.info('It is noted. What it paid for goes on until a second person says the same.');
        onClose();
      }}
      onClose={onClose}
    />
  );
}
