// Room for one text more where people write to each other: sent again unchanged it is the same one, and then there is room for the next.
import { useState } from 'react';
import { newOnceDraft } from '#platform/form/once-draft.ts';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import type { FormEndpoint, Submission } from '#platform/form/useSubmission.ts';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { feedback } from './feedback.ts';
import { Notice } from './Notice.tsx';
import { TextArea } from './TextArea.tsx';
import { useUnsaved } from './unsaved.ts';

type Writing = { text: string };
const EMPTY: Writing = { text: '' };

type WriteMoreProps<E extends FormEndpoint> = Pick<
  Submission<E, Writing>,
  'endpoint' | 'params' | 'renews'
> & {
  name: string;
  label: string;
  hint?: string;
  maxLength: number;
  /** What is said once it is there. */
  sent: string;
  className?: string;
};

export function WriteMore<E extends FormEndpoint>({
  endpoint,
  params,
  renews,
  name,
  label,
  hint,
  maxLength,
  sent,
  className,
}: WriteMoreProps<E>) {
  const [draft] = useState(newOnceDraft<Writing>);
  const { form, busy, problem, field, values, restart } = useHeldForm<E, Writing>({
    endpoint,
    params,
    start: () => EMPTY,
    draft,
    toBody: ({ text }) => ({ text, clientId: draft.id() }),
    renews,
    onDone: () => {
      restart(EMPTY);
      feedback.success(sent);
    },
  });
  useUnsaved(values.text !== '');
  return (
    <form {...form} aria-label={name} className={classes('flex flex-col gap-3', className)}>
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextArea label={label} hint={hint} rows={3} maxLength={maxLength} {...field('text')} />
      <Button
        type="submit"
        variant="secondary"
        busy={busy}
        busyText="Sending..."
        className="self-start max-sm:w-full"
      >
        Send message
      </Button>
    </form>
  );
}
