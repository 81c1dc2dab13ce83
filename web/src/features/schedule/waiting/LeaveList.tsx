// Leaves the waiting list of a counsellor, asked first: whoever comes back joins at the end.
import { leaveWaiting, listWaiting } from '@ijeuwa/contract/waiting-list';
import { useState } from 'react';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { feedback } from '#ui/feedback.ts';

type LeaveListProps = {
  counsellor: string;
  /** Where several stand in a list. */
  name?: string;
  variant: 'quiet' | 'secondary';
};

export function LeaveList({ counsellor, name, variant }: LeaveListProps) {
  const [asking, setAsking] = useState(false);
  const leave = useChange(leaveWaiting, { renews: [listWaiting] });
  return (
    <>
      <Button
        size="sm"
        variant={variant}
        aria-label={name && `Leave the list of ${name}`}
        onClick={() => setAsking(true)}
      >
        Leave the list
      </Button>
      <ConfirmModal
        open={asking}
        title="Leave the waiting list?"
        confirmLabel="Leave it"
        cancelLabel="Stay on it"
        busy={leave.isPending}
        busyText="Leaving..."
        onClose={() => setAsking(false)}
        onConfirm={() =>
          leave.mutate(
            { params: { key: counsellor } },
            {
              onError: ({ message }) => feedback.error(message),
              onSettled: () => setAsking(false),
            },
          )
        }
      >
        Your place in it goes. If you come back, you join at the end.
      </ConfirmModal>
    </>
  );
}
