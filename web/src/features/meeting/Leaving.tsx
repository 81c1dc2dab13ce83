// Asks whoever leaves a session; its counsellor may end it for all, which is asked once more.
import { CONNECTED_LEAST_MINUTES, type Meeting } from '@ijeuwa/contract/meeting';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { feedback } from '#ui/feedback.ts';
import { Modal } from '#ui/Modal.tsx';
import { useEndMeeting } from './meeting.queries.ts';

type LeavingProps = {
  meeting: Meeting;
  /** Whether somebody besides oneself is in. */
  others: boolean;
  open: boolean;
  onClose: () => void;
  onLeave: () => void;
};

const STAYING = 'The others stay. You can join again until the room closes.';

export function Leaving({ meeting, others, open, onClose, onLeave }: LeavingProps) {
  const { _id: id, role, startsAt } = meeting;
  const { mutate, isPending } = useEndMeeting();
  const [ending, setEnding] = useState(false);
  const mayEnd = role === 'counsellor' && others && Date.parse(startsAt) <= Date.now();
  if (!mayEnd && !ending)
    return (
      <ConfirmModal
        open={open}
        title="Leave the session?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        tone="danger"
        onClose={onClose}
        onConfirm={onLeave}
      >
        {STAYING}
      </ConfirmModal>
    );
  const close = () => {
    setEnding(false);
    onClose();
  };
  return (
    <>
      <Modal
        open={open && !ending}
        size="sm"
        title="Leave the session?"
        description={STAYING}
        onClose={close}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Stay
            </Button>
            <Button variant="secondary" onClick={onLeave}>
              Leave
            </Button>
            <Button variant="danger" onClick={() => setEnding(true)}>
              End the session for all
            </Button>
          </>
        }
      />
      <ConfirmModal
        open={open && ending}
        title="End the session for all?"
        confirmLabel="End it for all"
        cancelLabel="Go on"
        tone="danger"
        busy={isPending}
        busyText="Ending..."
        onClose={close}
        onConfirm={() =>
          mutate(
            { params: { id } },
            {
              onError: ({ message }) => {
                feedback.error(message);
                close();
              },
            },
          )
        }
      >
        The room closes, and nobody can come again. They read that you ended it. Under{' '}
        {CONNECTED_LEAST_MINUTES} minutes together, it is repeated free.
      </ConfirmModal>
    </>
  );
}
