// Cancels an appointment from the counsellor's side, with the reason.
import {
  cancelByCounsellor,
  listStaffAppointments,
  type StaffAppointment,
} from '@ijeuwa/contract/staff-schedule';
import { feedback } from '#ui/feedback.ts';
import { formatDateTime } from '#ui/format.ts';
import { ReasonModal } from '../ReasonModal.tsx';
import { whoIsThere } from './desk-words.ts';

type CancelAppointmentModalProps = {
  appointment: StaffAppointment;
  /** By whose clock it is read. */
  zone: string;
  onClose: () => void;
};

export function CancelAppointmentModal({ appointment, zone, onClose }: CancelAppointmentModalProps) {
  const { _id, startsAt } = appointment;
  const name = whoIsThere(appointment);
  return (
    <ReasonModal
      act={cancelByCounsellor}
      id={_id}
      title={`Cancel: ${name}`}
      description={formatDateTime(startsAt, zone)}
      told={{
        tone: 'warning',
        text: 'The member is told at once. All that was paid goes back, or the session to its plan.',
      }}
      submit="Cancel the appointment"
      submitLook="danger"
      leave="Keep it"
      busyText="Cancelling..."
      renews={[listStaffAppointments]}
      onDone={() => {
        feedback.success(appointment.partner ? 'Both are told.' : `${name} is told.`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
