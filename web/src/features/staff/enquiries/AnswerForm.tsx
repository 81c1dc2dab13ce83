// Writing the answer that leaves by mail, from the beginning or from a ready answer.
import {
  answerEnquiry,
  ENQUIRY_MESSAGE_MAX_LENGTH,
  type EnquiryCase,
  listEnquiries,
  readEnquiry,
} from '@ijeuwa/contract/support';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import type { AnswerDraft } from '../answer-draft.ts';
import { ReadyAnswerSelect } from '../ReadyAnswerSelect.tsx';
import { useLookAgain } from '../useLookAgain.ts';

type AnswerFormProps = { enquiry: EnquiryCase; draft: AnswerDraft; onDone: () => void };
type Answering = { text: string; close: boolean };

export function AnswerForm({ enquiry, draft, onDone }: AnswerFormProps) {
  const lookAgain = useLookAgain(readEnquiry);
  const { form, busy, problem, field, tick, values, set } = useHeldForm<typeof answerEnquiry, Answering>({
    endpoint: answerEnquiry,
    params: { id: enquiry._id },
    start: () => ({ text: '', close: true }),
    draft,
    toBody: (values) => ({ ...values, clientId: draft.id() }),
    renews: [listEnquiries, readEnquiry],
    onDone: () => {
      feedback.success(`Your answer is on its way to ${enquiry.name}.`);
      onDone();
    },
    // What somebody else did meanwhile is shown beside what was written here.
    onFailed: (error) => void lookAgain(error),
  });
  return (
    <form {...form} aria-label="Answer" className="flex flex-col gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      <ReadyAnswerSelect text={values.text} onPut={(text) => set({ text })} />
      <TextArea
        label="Your answer"
        rows={5}
        maxLength={ENQUIRY_MESSAGE_MAX_LENGTH}
        hint={`It goes to ${enquiry.email}, with a greeting and our hours around it.`}
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
