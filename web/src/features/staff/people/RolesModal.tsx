// The dialog that gives somebody of the staff other roles.
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import { changeStaffRoles, findStaffMe, listStaff, type StaffMember } from '@ijeuwa/contract/staff';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { renew } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { rolesOf } from './people-words.ts';
import { RoleBoxes } from './RoleBoxes.tsx';

type RolesModalProps = { person: StaffMember; isMe: boolean; onClose: () => void };
type NewRoles = { roles: StaffRole[]; reason: string };

export function RolesModal({ person, isMe, onClose }: RolesModalProps) {
  const { form, busy, problem, values, set, errorOf, field } = useHeldForm<typeof changeStaffRoles, NewRoles>(
    {
      endpoint: changeStaffRoles,
      params: { id: person._id },
      start: () => ({ roles: person.roles, reason: '' }),
      // Who changes their own may have no business here any more.
      renews: isMe ? [findStaffMe, listStaff] : [listStaff],
      onDone: () => {
        feedback.success(`${person.name}: ${rolesOf(values.roles)}.`);
        onClose();
      },
      onFailed: () => void renew(listStaff),
    },
  );
  return (
    <Modal
      open
      onClose={onClose}
      title={`Change the roles of ${person.name}`}
      description={`Now: ${rolesOf(person.roles)}. The new ones hold at once.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form.id} busy={busy} busyText="Changing...">
            Change the roles
          </Button>
        </>
      }
    >
      <form {...form} className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <RoleBoxes value={values.roles} error={errorOf('roles')} onChange={(roles) => set({ roles })} />
        {isMe && !values.roles.includes('admin') && (
          <Notice tone="warning">
            These are your own roles. Without Administration this screen closes for you at once.
          </Notice>
        )}
        <TextArea label="Reason" rows={2} maxLength={500} hint="Kept in the audit." {...field('reason')} />
      </form>
    </Modal>
  );
}
