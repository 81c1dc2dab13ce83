// Says who of the staff a counsellor is: from then on they see what is theirs.
import { linkCounsellor, listStaffCounsellors, type StaffCounsellor } from '@ijeuwa/contract/staff-schedule';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { WrittenModal } from '#ui/WrittenModal.tsx';

type LinkCounsellorModalProps = { counsellor: StaffCounsellor; onClose: () => void };
type Values = { email: string; reason: string };

/** Said before it is saved: nothing of what is booked is cancelled by it. */
const handedWords = ({ name, staff, booked }: StaffCounsellor, toNobody: boolean): string => {
  const many = booked === 1 ? '1 appointment is' : `${booked} appointments are`;
  const theirs = booked === 1 ? 'It is' : 'They are';
  return toNobody
    ? `${many} booked with ${name}. ${theirs} not cancelled, and nobody holds ${booked === 1 ? 'it' : 'them'} until you name somebody else. Administrators are mailed the times; members can move to another counsellor.`
    : `${many} booked with ${name}. ${theirs} handed on from ${staff!.name}, and whoever you name is mailed the times.`;
};

export function LinkCounsellorModal({ counsellor, onClose }: LinkCounsellorModalProps) {
  const { key, name, staff, booked } = counsellor;
  const { form, busy, problem, field, values, isTouched } = useHeldForm<typeof linkCounsellor, Values>({
    endpoint: linkCounsellor,
    params: { key },
    start: () => ({ email: staff?.email ?? '', reason: '' }),
    toBody: ({ email, reason }) => ({ email: email.trim() || null, reason }),
    renews: [listStaffCounsellors],
    onDone: ({ staff: now }) => {
      feedback.success(
        now ? `${name} signs in as ${now.name} now.` : `Nobody on the staff signs in as ${name} now.`,
      );
      onClose();
    },
  });
  return (
    <WrittenModal
      isTouched={isTouched}
      title={`Who is ${name}?`}
      onClose={onClose}
      submit={
        <Button type="submit" form={form.id} busy={busy} busyText="Saving...">
          Save
        </Button>
      }
    >
      <form {...form} className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <TextInput
          label="Email of a colleague"
          type="email"
          optional
          hint="With the role counsellor. Leave it empty for nobody."
          {...field('email')}
        />
        {staff && values.email.trim().toLowerCase() !== staff.email && booked > 0 && (
          <Notice tone="warning">{handedWords(counsellor, values.email.trim() === '')}</Notice>
        )}
        <TextArea label="Reason" rows={2} maxLength={500} hint="Kept in the audit." {...field('reason')} />
      </form>
    </WrittenModal>
  );
}
