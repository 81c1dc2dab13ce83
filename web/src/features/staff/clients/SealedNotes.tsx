// Notes of whoever is in a counsellor's care no more: how many, until when they are kept, and a way to remove them now.
import { type FormerNotes, listFormerNotes, removeFormerNotes } from '@ijeuwa/contract/clients';
import { useState } from 'react';
import { useChange, useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate } from '#ui/format.ts';

const wordsOf = ({ notes, latest }: FormerNotes, zone: string): string =>
  `${notes} ${notes === 1 ? 'note' : 'notes'}, the last on ${formatDate(latest, zone)}`;

/** `zone`: of the counsellor’s clock. */
export function SealedNotes({ zone }: { zone: string }) {
  const { data } = useRead(listFormerNotes, {});
  const [removing, setRemoving] = useState<FormerNotes>();
  const remove = useChange(removeFormerNotes, { renews: [listFormerNotes] });
  if (!data || data.former.length === 0) return null;
  const confirm = () =>
    removing &&
    remove.mutate(
      { params: { id: removing._id } },
      {
        onError: ({ message }) => feedback.error(message),
        onSettled: () => setRemoving(undefined),
      },
    );
  return (
    <section aria-labelledby="sealed-notes" className="flex flex-col gap-3">
      <h2 id="sealed-notes" className="text-lg">
        Sealed notes
      </h2>
      <p className="text-ink-2">
        Of clients who are no longer in your care. Nobody can read them; should they come back to you, they
        open again.
      </p>
      <ul className="flex flex-col gap-3">
        {data.former.map((one) => (
          <li key={one._id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-3">
            <p className="min-w-0 flex-[1_1_16rem]">
              {wordsOf(one, zone)}. Removed on {formatDate(one.removedOn, zone)}.
            </p>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Remove now: ${wordsOf(one, zone)}`}
              onClick={() => setRemoving(one)}
            >
              Remove now
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmModal
        open={removing !== undefined}
        title="Remove these notes?"
        tone="danger"
        confirmLabel="Remove them"
        cancelLabel="Keep them"
        busy={remove.isPending}
        busyText="Removing..."
        onClose={() => setRemoving(undefined)}
        onConfirm={confirm}
      >
        They are gone for good.
      </ConfirmModal>
    </section>
  );
}
