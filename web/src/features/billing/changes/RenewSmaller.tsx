// Chooses a smaller package for the next renewal, after one question: what it costs and when, by the server's own figures.
import { findAgreement, renewalWords } from '@ijeuwa/contract/agreements';
import { chooseDowngrade, previewDowngrade } from '@ijeuwa/contract/changes';
import { useState } from 'react';
import { useChange, useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate, formatMoney } from '#ui/format.ts';

type RenewSmallerProps = { packageId: string; name: string; running: string };

export function RenewSmaller(props: RenewSmallerProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        Renew as {props.name}
      </Button>
      {asking && <AskSmaller {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function AskSmaller({ packageId, name, running, onClose }: RenewSmallerProps & { onClose: () => void }) {
  const { data, error } = useRead(previewDowngrade, { query: { packageId } });
  const choose = useChange(chooseDowngrade, { renews: [findAgreement] });
  const confirm = () => {
    if (!data) return;
    choose.mutate(
      { body: { packageId, price: data.price } },
      {
        onSuccess: () => {
          onClose();
          feedback.success(`It renews as ${name}. Nothing was charged.`);
        },
        onError: ({ message }) => feedback.error(message),
      },
    );
  };
  return (
    <ConfirmModal
      open
      onClose={onClose}
      onConfirm={confirm}
      title={`Renew as ${name}?`}
      confirmLabel={`Agree to ${name}`}
      cancelLabel={`Keep ${running}`}
      busy={choose.isPending}
      busyText="Changing..."
    >
      <p>
        Nothing is charged now. You keep all of {running} until it ends, and can take this back until then.
      </p>
      <p role="status" className="mt-3 min-h-18">
        {error?.message}
        {data &&
          `We charge ${formatMoney(data.price)} on ${formatDate(data.renewsAt)}, and ${name} begins on ${formatDate(data.beginsAt)}. You agree to: “${renewalWords(name, formatMoney(data.price), data.period)}”`}
      </p>
    </ConfirmModal>
  );
}
