// The dialog that ends somebody of the staff, and says what goes with that.
import { endStaff, listStaff, type StaffMember } from '@ijeuwa/contract/staff';
import { feedback } from '#ui/feedback.ts';
import { ReasonModal } from '../ReasonModal.tsx';

export function EndPersonModal({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const { _id, name, email } = person;
  return (
    <ReasonModal
      title={`End ${name}?`}
      description={email}
      told={{
        tone: 'warning',
        text: 'They are signed out everywhere at once; their password, codes and links open nothing any more. What they did stays in the audit, and they can be added again.',
      }}
      submit="End now"
      submitLook="danger"
      busyText="Ending..."
      act={endStaff}
      id={_id}
      renews={[listStaff]}
      onDone={() => {
        feedback.success(`${name} has ended.`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
