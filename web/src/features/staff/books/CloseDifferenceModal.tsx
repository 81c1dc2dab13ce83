// Closes what does not agree in a settlement, with the reason.
import { closeDifference, listSettlements, type SettlementDifference } from '@ijeuwa/contract/settlements';
import { feedback } from '#ui/feedback.ts';
import { ReasonModal } from '../ReasonModal.tsx';
import { DIFFERENCE_WORDS } from './book-words.ts';

type CloseDifferenceModalProps = { difference: SettlementDifference; onClose: () => void };

export function CloseDifferenceModal({ difference, onClose }: CloseDifferenceModalProps) {
  const { _id, reference, kind } = difference;
  return (
    <ReasonModal
      title={`Close ${reference}`}
      description={`${DIFFERENCE_WORDS[kind]}.`}
      told={{ tone: 'info', text: 'It leaves the list. No money moves by this.' }}
      submit="Close it"
      busyText="Closing..."
      act={closeDifference}
      id={_id}
      renews={[listSettlements]}
      onDone={() => {
        feedback.success(`${reference} is closed.`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
