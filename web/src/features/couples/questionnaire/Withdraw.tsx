// Takes the consent to the questionnaire back, and everything that was answered with it; asked once more before.
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { feedback } from '#ui/feedback.ts';
import { useEraseReplies } from './questionnaire.queries.ts';

export function Withdraw() {
  const [asking, setAsking] = useState(false);
  const erase = useEraseReplies();
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Withdraw my consent
      </Button>
      <ConfirmModal
        open={asking}
        tone="danger"
        title="Withdraw your consent?"
        confirmLabel="Erase it"
        busy={erase.isPending}
        busyText="Erasing..."
        onClose={close}
        onConfirm={() =>
          erase.mutate({}, { onError: ({ message }) => feedback.error(message), onSuccess: close })
        }
      >
        All of your answers are erased at once, and what both of you saw with them.
      </ConfirmModal>
    </>
  );
}
