// The dialog in which staff end a question, with the reason.
import { endFaqEntry, type FaqHistory, listFaqEntries } from '@ijeuwa/contract/help';
import { type FormEvent, useId, useState } from 'react';
import { renew } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useEndFaq } from './faq.queries.ts';

export function EndFaqModal({ history, onClose }: { history: FaqHistory; onClose: () => void }) {
  const { key, current } = history;
  const [wrong, setWrong] = useState<string>();
  const end = useEndFaq();
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (end.isPending) return;
    const reason = new FormData(event.currentTarget).get('reason');
    const { data: body, error } = endFaqEntry.body.safeParse({ reason, seenVersion: current.version });
    setWrong(error?.issues[0]?.message);
    if (!body) return event.currentTarget.querySelector('textarea')?.focus();
    end.mutate(
      { params: { key }, body },
      {
        onSuccess: () => {
          feedback.success('It is on no page any more within a minute.');
          onClose();
        },
        onError: ({ code }) => code === 'conflict' && void renew(listFaqEntries),
      },
    );
  };
  return (
    <Modal
      open
      onClose={onClose}
      title="End this question?"
      description={`${current.data.question} It leaves the pages, stays in the history, and can be brought back.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" form={form} busy={end.isPending} busyText="Ending...">
            End the question
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {end.error && <Notice tone="error">{end.error.message}</Notice>}
        <TextArea
          label="Reason"
          name="reason"
          rows={3}
          maxLength={500}
          hint="Kept in the history and in the audit."
          error={wrong ?? end.error?.fields.reason}
        />
      </form>
    </Modal>
  );
}
