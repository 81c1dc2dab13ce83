// The dialog that sends somebody of the staff a new link to choose a password.
import { inviteStaff, listStaff, type StaffMember } from '@ijeuwa/contract/staff';
import { feedback } from '#ui/feedback.ts';
import { ReasonModal } from '../ReasonModal.tsx';
import { LINK_HOURS } from './people-words.ts';

export function InviteModal({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const { _id, name, email, state } = person;
  return (
    <ReasonModal
      title={`Send ${name} a new link`}
      description={`It goes to ${email}. ${LINK_HOURS}`}
      told={{
        tone: 'info',
        text:
          state === 'active'
            ? 'Their password works until they choose a new one; choosing ends their open sessions.'
            : 'A link that was sent before opens nothing any more.',
      }}
      submit="Send the link"
      busyText="Sending..."
      act={inviteStaff}
      id={_id}
      renews={[listStaff]}
      onDone={() => {
        feedback.success(`A link is on its way to ${email}.`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
