// The end of a case, by its member: below all that it offers, and asked about first.
import { closeVip, findVip, type VipCase } from '@ijeuwa/contract/vip';
import { useState } from 'react';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { feedback } from '#ui/feedback.ts';

export function CloseCase({ one: { givesBack, ground } }: { one: VipCase }) {
  const [closing, setClosing] = useState(false);
  const close = useChange(closeVip, { renews: [findVip] });
  const end = () =>
    close.mutate(
      {},
      {
        onSuccess: () =>
          void feedback.success(
            givesBack ? 'Your case is closed. What you paid goes back to you.' : 'Your case is closed.',
          ),
        onError: ({ message }) => feedback.error(message),
        onSettled: () => setClosing(false),
      },
    );
  return (
    <>
      <Button variant="quiet" size="sm" className="self-start" onClick={() => setClosing(true)}>
        Close my case
      </Button>
      <ConfirmModal
        open={closing}
        title="Close your case?"
        confirmLabel="Close my case"
        tone="danger"
        busy={close.isPending}
        onConfirm={end}
        onClose={() => setClosing(false)}
      >
        {givesBack
          ? 'Nobody was proposed since you paid: what you paid goes back to you.'
          : ground === 'payment'
            ? 'People were proposed since you paid: what you paid does not go back. Whom you met stays among your matches.'
            : 'It can be opened again at any time.'}
      </ConfirmModal>
    </>
  );
}
