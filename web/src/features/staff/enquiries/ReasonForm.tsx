// Closing or reopening an enquiry, and why.
import { type closeEnquiry, listEnquiries, readEnquiry, type reopenEnquiry } from '@ijeuwa/contract/support';
import { useForm } from '#platform/form/useForm.ts';
import { renew } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';

type ReasonFormProps = {
  id: string;
  act: typeof closeEnquiry | typeof reopenEnquiry;
  label: string;
  /** What is said when it has happened. */
  done: string;
  onDone?: () => void;
};

export function ReasonForm({ id, act, label, done, onDone }: ReasonFormProps) {
  const { form, busy, problem, field } = useForm({
    endpoint: act,
    params: { id },
    renews: [listEnquiries, readEnquiry],
    onDone: () => {
      feedback.success(done);
      onDone?.();
    },
    onFailed: () => void renew(readEnquiry),
  });
  return (
    <form {...form} aria-label={label} className="flex flex-col gap-3 border-t border-line pt-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextInput label="Reason" maxLength={500} hint="Kept in the audit." {...field('reason')} />
      <Button type="submit" variant="secondary" className="self-end" busy={busy} busyText="...">
        {label}
      </Button>
    </form>
  );
}
