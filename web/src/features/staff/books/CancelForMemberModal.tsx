// Cancels a renewal for its member, with the reason.
import { cancelForMember, type FoundAgreement, listAgreements } from '@ijeuwa/contract/staff-agreements';
import { feedback } from '#ui/feedback.ts';
import { ReasonModal } from '../ReasonModal.tsx';

type CancelForMemberModalProps = { one: FoundAgreement; onClose: () => void };

export function CancelForMemberModal({ one, onClose }: CancelForMemberModalProps) {
  const { _id, member, agreement } = one;
  return (
    <ReasonModal
      title="Cancel this renewal"
      description={`${agreement.packageName} for ${member.name}.`}
      told={{
        tone: 'warning',
        text: 'Nothing more is charged, the card is forgotten, and its member is told. What is paid for stays.',
      }}
      submit="Cancel renewal"
      submitLook="danger"
      leave="Keep it"
      busyText="Cancelling..."
      act={cancelForMember}
      id={_id}
      renews={[listAgreements]}
      onDone={() => {
        feedback.success('The renewal is cancelled.');
        onClose();
      }}
      onClose={onClose}
    />
  );
}
