// The dialog that adds somebody to the staff, or again who has ended.
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import { addStaff, listStaff, type StaffMember } from '@ijeuwa/contract/staff';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { renew } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { LINK_HOURS } from './people-words.ts';
import { RoleBoxes } from './RoleBoxes.tsx';

type NewPerson = { name: string; email: string; roles: StaffRole[]; reason: string };

export function AddPersonModal({ before, onClose }: { before?: StaffMember; onClose: () => void }) {
  const { form, busy, problem, values, set, errorOf, field } = useHeldForm<typeof addStaff, NewPerson>({
    endpoint: addStaff,
    start: () => ({
      name: before?.name ?? '',
      email: before?.email ?? '',
      roles: before?.roles ?? [],
      reason: '',
    }),
    renews: [listStaff],
    onDone: () => {
      feedback.success(`A link is on its way to ${values.email.trim()}.`);
      onClose();
    },
    onFailed: () => void renew(listStaff),
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={before ? `Add ${before.name} again` : 'Add somebody'}
      description={`We send them a link to choose a password. ${LINK_HOURS}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form.id} busy={busy} busyText="Adding...">
            Send the link
          </Button>
        </>
      }
    >
      <form {...form} className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <TextInput label="Name" autoComplete="off" maxLength={100} {...field('name')} />
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          readOnly={before !== undefined}
          hint="Their staff mailbox; each sign-in sends a code there."
          {...field('email')}
        />
        <RoleBoxes value={values.roles} error={errorOf('roles')} onChange={(roles) => set({ roles })} />
        <TextArea label="Reason" rows={2} maxLength={500} hint="Kept in the audit." {...field('reason')} />
      </form>
    </Modal>
  );
}
