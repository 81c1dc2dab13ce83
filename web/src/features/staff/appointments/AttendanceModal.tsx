// How an appointment went, and what follows from it.
import {
  listStaffAppointments,
  recordAttendance,
  type StaffAppointment,
} from '@ijeuwa/contract/staff-schedule';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { renew } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RadioCards } from '#ui/RadioCards.tsx';
import { useIsAdmin } from '../staff-session.ts';
import { togetherWords, whoIsThere } from './desk-words.ts';

const HELD_BY_VIDEO = {
  value: 'held',
  label: 'It was held',
  description:
    'The session is used. Where the session room saw nobody, or measured less than 25 minutes, only an administrator can say so, and the member is told.',
};
const HELD_BY_TELEPHONE = {
  value: 'held',
  label: 'It was held, by telephone',
  description: 'The session is used. The member is told that you spoke, and can say otherwise for a week.',
};
const MEMBER_ABSENT = {
  value: 'member_absent',
  label: 'The member did not come within 15 minutes',
  description:
    'The session is used, and the member is told, who can say otherwise for a week. Where the session room has not seen the counsellor wait only an administrator can say so: ask the member first.',
};
const NOT_REACHED = {
  value: 'member_absent',
  label: 'The member was not reached within 15 minutes',
  description: 'It is kept for an administrator, who asks the member and decides.',
};
/** By an administrator, who has asked. */
const NOT_REACHED_AT_ALL = {
  ...NOT_REACHED,
  description:
    'The session is used, and the member is told, who can say otherwise for a week. Ask the member first.',
};
const HOW = [
  {
    value: 'counsellor_absent',
    label: 'The counsellor did not come within 10 minutes',
    description: 'All that was paid goes back, or the session to its plan.',
  },
  { value: 'cut_short', label: 'It lasted less than 25 minutes', description: 'It is repeated free.' },
];

const TAKEN_BACK = 'The session that was given in its place is taken back, and the member is told.';
const HELD_AFTER_ALL = { value: 'held', label: 'It was held, and long enough', description: TAKEN_BACK };
const NOBODY_AFTER_ALL = {
  ...HOW[0]!,
  description: `${HOW[0]!.description} ${TAKEN_BACK}`,
};

/** What can be said still, of one that took place as was said before: all but the first an administrator alone can say. */
const howNow = ({ state, repeated, byVideo }: StaffAppointment, isAdmin: boolean) => {
  const absent = isAdmin ? NOT_REACHED_AT_ALL : NOT_REACHED;
  if (state !== 'done')
    return byVideo ? [HELD_BY_VIDEO, MEMBER_ABSENT, ...HOW] : [HELD_BY_TELEPHONE, absent, ...HOW];
  if (!repeated) return HOW;
  return isAdmin ? [HELD_AFTER_ALL, NOBODY_AFTER_ALL] : [HELD_AFTER_ALL];
};

type AttendanceModalProps = { appointment: StaffAppointment; onClose: () => void };

export function AttendanceModal({ appointment, onClose }: AttendanceModalProps) {
  const { _id } = appointment;
  const isAdmin = useIsAdmin();
  const name = whoIsThere(appointment);
  const together = togetherWords(appointment);
  const { form, busy, problem, choice } = useHeldForm<typeof recordAttendance, { how: string }>({
    endpoint: recordAttendance,
    params: { id: _id },
    start: () => ({ how: '' }),
    // Nothing is chosen beforehand: what is said decides about somebody’s money.
    also: ({ how }) => (how ? {} : { how: 'Please choose how it went.' }),
    renews: [listStaffAppointments],
    onDone: () => {
      feedback.success('It is kept.');
      onClose();
    },
    onFailed: () => void renew(listStaffAppointments),
  });
  return (
    <Modal
      open
      title={`How it went: ${name}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form.id} busy={busy} busyText="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form {...form} className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        {together && <p className="font-semibold">{together}</p>}
        <RadioCards label="How did it go?" options={howNow(appointment, isAdmin)} {...choice('how')} />
      </form>
    </Modal>
  );
}
