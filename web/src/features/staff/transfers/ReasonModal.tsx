// Asks staff for the reason of an act; it stands in the audit.
import { confirmTransfer } from '@ijeuwa/contract/billing';
import { type FormEvent, useId, useState } from 'react';
import type { ApiError } from '#platform/api.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';

type ReasonModalProps = {
  title: string;
  description: string;
  /** What the press will do. */
  told: { tone: 'info' | 'warning'; text: string };
  submit: string;
  busyText: string;
  act: { isPending: boolean; error: ApiError | null };
  onReason: (reason: string) => void;
  onClose: () => void;
};

export function ReasonModal(props: ReasonModalProps) {
  const { title, description, told, submit, busyText, act, onReason, onClose } = props;
  const [wrong, setWrong] = useState<string>();
  const form = useId();
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (act.isPending) return;
    const checked = confirmTransfer.body.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setWrong(checked.error?.issues[0]?.message);
    if (!checked.success) return event.currentTarget.querySelector('textarea')?.focus();
    onReason(checked.data.reason);
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={act.isPending} busyText={busyText}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={check} className="flex flex-col gap-4">
        {act.error && <Notice tone="error">{act.error.message}</Notice>}
        <Notice tone={told.tone}>{told.text}</Notice>
        <TextArea
          label="Reason"
          name="reason"
          rows={3}
          maxLength={500}
          hint="Such as the bank’s own reference. It stands in the audit."
          error={wrong ?? act.error?.fields.reason}
        />
      </form>
    </Modal>
  );
}
