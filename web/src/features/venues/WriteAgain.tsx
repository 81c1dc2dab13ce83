// A further message in an enquiry: it waits for an answer like the first.
import { listOwnPlanning, PLANNING_MESSAGE_MAX_LENGTH, writeToPlanner } from '@ijeuwa/contract/planning';
import { useState } from 'react';
import { newOnceDraft } from '#platform/form/once-draft.ts';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useUnsaved } from '#ui/unsaved.ts';

type Writing = { text: string };
const EMPTY: Writing = { text: '' };

export function WriteAgain({ id }: { id: string }) {
  const [draft] = useState(newOnceDraft<Writing>);
  const { form, busy, problem, field, values, restart } = useHeldForm<typeof writeToPlanner, Writing>({
    endpoint: writeToPlanner,
    params: { id },
    start: () => EMPTY,
    draft,
    toBody: ({ text }) => ({ text, clientId: draft.id() }),
    renews: [listOwnPlanning],
    onDone: () => {
      restart(EMPTY);
      feedback.success('Sent. A planner answers within 24 hours.');
    },
  });
  useUnsaved(values.text !== '');
  return (
    <form {...form} aria-label="A further message" className="mt-4 flex flex-col gap-3 text-ink">
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextArea label="Write again" rows={3} maxLength={PLANNING_MESSAGE_MAX_LENGTH} {...field('text')} />
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
