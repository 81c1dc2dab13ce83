// Closing or reopening an enquiry, and why.
import { closeEnquiry, readEnquiry } from '@ijeuwa/contract/support';
import { type FormEvent, useState } from 'react';
import { renew } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { useCloseEnquiry, useReopenEnquiry } from '../staff.queries.ts';

type ReasonFormProps = {
  id: string;
  act: ReturnType<typeof useCloseEnquiry> | ReturnType<typeof useReopenEnquiry>;
  label: string;
  /** What is said when it has happened. */
  done: string;
  onDone?: () => void;
};

export function ReasonForm({ id, act, label, done, onDone }: ReasonFormProps) {
  const [wrong, setWrong] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (act.isPending) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const checked = closeEnquiry.body.safeParse(typed);
    setWrong(checked.error?.issues[0]?.message);
    if (!checked.success) return event.currentTarget.querySelector('input')?.focus();
    act.mutate(
      { params: { id }, body: checked.data },
      {
        onSuccess: () => {
          feedback.success(done);
          onDone?.();
        },
        onError: () => void renew(readEnquiry),
      },
    );
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={label}
      className="flex flex-col gap-3 border-t border-line pt-4"
    >
      {act.error && <Notice tone="error">{act.error.message}</Notice>}
      <TextInput
        label="Reason"
        name="reason"
        maxLength={500}
        hint="It stands in the audit."
        error={wrong ?? act.error?.fields.reason}
      />
      <Button type="submit" variant="secondary" className="self-end" busy={act.isPending} busyText="...">
        {label}
      </Button>
    </form>
  );
}
