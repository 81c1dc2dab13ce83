// What the member sent, what a counsellor wrote, and the way to take all of it back.
import {
  type Assessment,
  DURATION_LABELS,
  findOwnTherapy,
  removeAssessments,
} from '@ijeuwa/contract/therapy';
import { useState } from 'react';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDateTime } from '#ui/format.ts';

export function OwnAssessments({ assessments }: { assessments: readonly Assessment[] }) {
  return (
    <>
      <ul className="flex flex-col gap-3">
        {assessments.map((one) => (
          <Card key={one._id} as="li" className="flex max-w-3xl flex-col gap-3">
            <div>
              <p className="text-sm text-ink-2">
                {formatDateTime(one.sentAt)}. Together: {DURATION_LABELS[one.duration]}.
              </p>
              <p className="whitespace-pre-wrap wrap-anywhere">{one.goal}</p>
            </div>
            {one.insights ? (
              <div className="rounded-lg bg-leaf-soft p-4">
                <h3 className="text-lg">Insights</h3>
                <p className="whitespace-pre-wrap wrap-anywhere">{one.insights.text}</p>
                <p className="mt-2 text-sm text-ink-2">
                  {one.insights.by}, {formatDateTime(one.insights.answeredAt)}
                </p>
              </div>
            ) : (
              <p className="font-medium">A counsellor writes to you by {formatDateTime(one.dueAt)}.</p>
            )}
          </Card>
        ))}
      </ul>
      <Withdraw />
    </>
  );
}

function Withdraw() {
  const [asking, setAsking] = useState(false);
  const remove = useChange(removeAssessments, { renews: [findOwnTherapy] });
  const withdraw = () =>
    remove.mutate(
      {},
      {
        onSuccess: () => {
          feedback.success('Your assessment is erased.');
          setAsking(false);
        },
        onError: ({ message }) => feedback.error(message),
      },
    );
  return (
    <>
      <Button variant="quiet" size="sm" className="self-start -ml-4" onClick={() => setAsking(true)}>
        Withdraw my consent
      </Button>
      <ConfirmModal
        open={asking}
        tone="danger"
        title="Withdraw your consent?"
        confirmLabel="Erase it"
        busy={remove.isPending}
        busyText="Erasing..."
        onConfirm={withdraw}
        onClose={() => setAsking(false)}
      >
        What you wrote and what the counsellor wrote to you are erased at once. You can send another later.
      </ConfirmModal>
    </>
  );
}
