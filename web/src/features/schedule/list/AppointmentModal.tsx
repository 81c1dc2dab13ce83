// One appointment, to look at: with the ways to change it, to cancel it and to keep it in a calendar.
import type { Appointment } from '@ijeuwa/contract/schedule';
import { useState } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { FactList } from '#ui/FactList.tsx';
import { feedback } from '#ui/feedback.ts';
import { Modal } from '#ui/Modal.tsx';
import { onBothClocks } from '#ui/two-clocks.ts';
import { AddToCalendar } from '../calendar/AddToCalendar.tsx';
import { useCancel } from '../schedule.queries.ts';
import {
  cancelledUntil,
  heldWords,
  isAhead,
  mayCancel,
  mayMove,
  STATE_TONES,
  togetherWords,
  whatComesBack,
  whoComes,
  whyNotMoved,
} from './appointment-words.ts';
import { EditAppointment, type OtherCounsellor } from './EditAppointment.tsx';
import { Gainsay } from './Gainsay.tsx';
import { RateSession } from './RateSession.tsx';
import { WhatCameBack } from './WhatCameBack.tsx';
import { Where } from './Where.tsx';

type AppointmentModalProps = {
  appointment: Appointment;
  /** Opens where another time is to be chosen. */
  startsEditing?: boolean;
  /** To whom it can go instead; not known yet: undefined. */
  counsellors: readonly OtherCounsellor[] | undefined;
  onClose: () => void;
};

export function AppointmentModal({
  appointment,
  startsEditing = false,
  counsellors,
  onClose,
}: AppointmentModalProps) {
  const [editing, setEditing] = useState(startsEditing);
  const [cancelling, setCancelling] = useState(false);
  const cancel = useCancel();
  const now = Date.now();
  const { _id, counselor, type, startsAt, zone, state, status, room, back, message, notes, movesLeft } =
    appointment;
  if (editing)
    return (
      <EditAppointment
        appointment={appointment}
        canMove={mayMove(appointment, now)}
        counsellors={counsellors}
        onDone={() => {
          if (startsEditing) onClose();
          else setEditing(false);
        }}
        onClose={() => (startsEditing ? onClose() : setEditing(false))}
      />
    );
  const ahead = isAhead(appointment, now);
  const together = togetherWords(appointment, now);
  const ends = appointment.mine ? 'Cancel Appointment' : 'I am not coming along';
  const fixed = whyNotMoved(appointment, now);
  const until = cancelledUntil(appointment, now);
  const held = heldWords(appointment);
  const confirmCancel = () =>
    cancel.mutate(
      { params: { id: _id } },
      {
        onSuccess: () => {
          feedback.success(appointment.mine ? 'Your appointment is cancelled.' : 'You are not coming along.');
          onClose();
        },
        onError: ({ message }) => {
          feedback.error(message);
          setCancelling(false);
        },
      },
    );
  return (
    <Modal
      open
      title={counselor.name}
      onClose={onClose}
      footer={
        ahead && (
          <>
            {mayCancel(appointment, now) && (
              <Button variant="secondary" onClick={() => setCancelling(true)}>
                {ends}
              </Button>
            )}
            {appointment.mine && <Button onClick={() => setEditing(true)}>Edit</Button>}
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <Badge tone={STATE_TONES[state]}>{status}</Badge>
        <FactList
          facts={[
            { label: 'What', value: type },
            ...(together ? [{ label: 'Together', value: together }] : []),
            { label: 'When', value: onBothClocks(startsAt, zone) },
            ...(room ? [{ label: 'Where', value: <Where appointment={appointment} /> }] : []),
            ...(message ? [{ label: 'With the booking', value: <Written text={message} /> }] : []),
            {
              label: 'Notes',
              value: notes ? <Written text={notes} /> : 'None',
            },
          ]}
        />
        {held && <p>{held}</p>}
        {back && <WhatCameBack back={back} />}
        <Gainsay appointment={appointment} />
        {ahead && until && !fixed && (
          <p className="text-sm text-ink-2">
            You may move it {movesLeft === 1 ? 'one more time' : 'twice'}, or {until}.
          </p>
        )}
        {ahead && fixed && (
          <p className="text-sm text-ink-2">
            {fixed}
            {until && ` You can ${until}.`}
          </p>
        )}
        {ahead && state === 'confirmed' && (
          <div>
            <AddToCalendar appointment={appointment} />
          </div>
        )}
        {appointment.mine && <RateSession appointment={appointment} />}
      </div>
      <ConfirmModal
        open={cancelling}
        title={appointment.mine ? ends : 'Not coming along?'}
        tone="danger"
        confirmLabel={ends}
        cancelLabel={appointment.mine ? 'Keep it' : 'I am coming'}
        busy={cancel.isPending}
        busyText={appointment.mine ? 'Cancelling...' : 'Telling them...'}
        onClose={() => setCancelling(false)}
        onConfirm={confirmCancel}
      >
        {onBothClocks(startsAt, zone)}, with {whoComes(appointment)}. {whatComesBack(appointment, now)}
      </ConfirmModal>
    </Modal>
  );
}

const Written = ({ text }: { text: string }) => (
  <span className="whitespace-pre-line wrap-anywhere">{text}</span>
);
