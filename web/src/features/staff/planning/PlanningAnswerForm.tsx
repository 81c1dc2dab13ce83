// Writing the answer that leaves by mail and stands on the member's page.
import {
  answerPlanning,
  listPlanning,
  PLANNING_MESSAGE_MAX_LENGTH,
  type PlanningCase,
  readPlanning,
} from '@ijeuwa/contract/planning';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import type { AnswerDraft } from '../answer-draft.ts';
import { useLookAgain } from '../useLookAgain.ts';

type PlanningAnswerFormProps = { enquiry: PlanningCase; draft: AnswerDraft; onDone: () => void };
type Answering = { text: string; close: boolean };

export function PlanningAnswerForm({ enquiry, draft, onDone }: PlanningAnswerFormProps) {
  const lookAgain = useLookAgain(readPlanning);
  const { form, busy, problem, field, tick } = useHeldForm<typeof answerPlanning, Answering>({
    endpoint: answerPlanning,
    params: { id: enquiry._id },
    // A wedding is rarely settled with one answer.
    start: () => ({ text: '', close: false }),
    draft,
    toBody: (values) => ({ ...values, clientId: draft.id(), seen: enquiry.written.length }),
    renews: [listPlanning, readPlanning],
    onDone: () => {
      feedback.success(`Your answer is on its way to ${enquiry.name}.`);
      onDone();
    },
    // What was written meanwhile is shown beside what was written here.
    onFailed: (error) => void lookAgain(error),
  });
  return (
    <form {...form} aria-label="Answer" className="flex flex-col gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextArea
        label="Your answer"
        rows={5}
        maxLength={PLANNING_MESSAGE_MAX_LENGTH}
        hint={`It goes to ${enquiry.email}, and is shown on the member’s page without your name.`}
        {...field('text')}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox label="Close the enquiry" {...tick('close')} />
        <Button type="submit" busy={busy} busyText="Sending...">
          Send answer
        </Button>
      </div>
    </form>
  );
}
