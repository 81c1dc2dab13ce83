// Phone numbers of people whom the member never wants to meet here: added, counted, forgotten, never shown again.
import {
  findHiddenContacts,
  forgetContacts,
  HIDDEN_CONTACTS_A_DAY,
  HIDDEN_CONTACTS_MAX,
} from '@ijeuwa/contract/hidden-contacts';
import { useState } from 'react';
import { useChange, useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDateTime } from '#ui/format.ts';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { HideContactsModal } from './HideContactsModal.tsx';

export function HiddenContactsCard() {
  const [open, setOpen] = useState<'adding' | 'forgetting'>();
  const { data, error, isFetching, refetch } = useRead(findHiddenContacts, {});
  const close = () => setOpen(undefined);
  const forget = useChange(forgetContacts, { renews: [findHiddenContacts], onDone: close });
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h3 className="text-lg">People in my contacts</h3>
      <p className="text-ink-2">
        Add the phone numbers of people you do not want to meet here. They are not told, and you will not see
        each other. It works from tonight, and your matches stay.
      </p>
      {data && (
        <>
          <p>{standOf(data)}</p>
          <div className="flex flex-wrap gap-3">
            {data.left > 0 && (
              <Button variant="secondary" onClick={() => setOpen('adding')}>
                Add numbers
              </Button>
            )}
            {data.added > 0 && (
              <Button variant="danger" onClick={() => setOpen('forgetting')}>
                Remove all
              </Button>
            )}
          </div>
        </>
      )}
      {!data && error && (
        <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonText />}
      {open === 'adding' && <HideContactsModal left={data?.left ?? 0} onClose={close} />}
      <ConfirmModal
        open={open === 'forgetting'}
        onClose={close}
        onConfirm={() => forget.mutate({}, { onError: ({ message }) => feedback.error(message) })}
        title="Remove all numbers?"
        confirmLabel="Remove all"
        tone="danger"
        busy={forget.isPending}
        busyText="Removing..."
      >
        We keep no number that could be shown to you, so they can only be removed together. From the next
        night on you may meet these people again.
      </ConfirmModal>
    </Card>
  );
}

type Stand = { added: number; left: number; holdsFrom: string | null };

const standOf = ({ added, left, holdsFrom }: Stand): string => {
  if (added === 0) return 'You are not hiding from anybody.';
  const parts = [`You have added ${added} of ${HIDDEN_CONTACTS_MAX} numbers.`];
  if (holdsFrom) parts.push(`The last change holds from ${formatDateTime(holdsFrom)}.`);
  if (left === 0 && added < HIDDEN_CONTACTS_MAX)
    parts.push(`${HIDDEN_CONTACTS_A_DAY} can be added a day; more tomorrow.`);
  return parts.join(' ');
};
