// Ends the renewal, after one question: what stays, and whether the card is kept for taking it up again.
import { type Agreement, cancelAgreement, findAgreement } from '@ijeuwa/contract/agreements';
import { findSubscription, listOrders } from '@ijeuwa/contract/billing';
import { useState } from 'react';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate } from '#ui/format.ts';

export function CancelRenewal({ agreement }: { agreement: Agreement }) {
  const [asking, setAsking] = useState(false);
  const [keepCard, setKeepCard] = useState(false);
  const cancel = useChange(cancelAgreement, { renews: [findAgreement, findSubscription, listOrders] });
  const { insteadOf, endsAt, graceUntil } = agreement;
  const packageName = insteadOf ?? agreement.packageName;
  const runsOn = endsAt !== null && !graceUntil;
  const confirm = () =>
    cancel.mutate(
      { body: { keepCard: runsOn && keepCard } },
      {
        onSuccess: () => {
          setAsking(false);
          feedback.success('Cancelled. Nothing more is charged.');
        },
        onError: ({ message }) => feedback.error(message),
      },
    );
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        Cancel renewal
      </Button>
      <ConfirmModal
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title="Cancel the renewal?"
        confirmLabel="Cancel renewal"
        cancelLabel="Keep the renewal"
        tone="danger"
        busy={cancel.isPending}
        busyText="Cancelling..."
      >
        <p>
          From then on nothing is charged.
          {runsOn && ` You keep ${packageName} until ${formatDate(endsAt)}, as you paid for.`}
        </p>
        {runsOn && (
          <Checkbox
            className="mt-2"
            label={`Keep my card until ${formatDate(endsAt)}`}
            hint="Then you can take the renewal up again with one tap. Otherwise the card is forgotten at once."
            checked={keepCard}
            onChange={({ target }) => setKeepCard(target.checked)}
          />
        )}
      </ConfirmModal>
    </>
  );
}
