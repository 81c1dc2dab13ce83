// Writing the answer that leaves by mail.
import {
  answerEnquiry,
  ENQUIRY_MESSAGE_MAX_LENGTH,
  type EnquiryCase,
  readEnquiry,
} from '@ijeuwa/contract/support';
import { type FormEvent, useState } from 'react';
import { newId } from '#platform/new-id.ts';
import { renew } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAnswerEnquiry } from '../staff.queries.ts';

/** The id belongs to the text: sent again unchanged, it is the same answer. */
type Draft = { text: string; id: string };
type AnswerFormProps = {
  enquiry: EnquiryCase;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onDone: () => void;
};

export function AnswerForm({ enquiry, draft, onDraft, onDone }: AnswerFormProps) {
  const answer = useAnswerEnquiry();
  const [close, setClose] = useState(true);
  const [wrong, setWrong] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (answer.isPending) return;
    const checked = answerEnquiry.body.safeParse({ ...draft, seen: enquiry.answers.length, close });
    setWrong(checked.error?.issues[0]?.message);
    if (!checked.success) return event.currentTarget.querySelector('textarea')?.focus();
    answer.mutate(
      { params: { id: enquiry._id }, body: checked.data },
      {
        onSuccess: () => {
          feedback.success(`Your answer is on its way to ${enquiry.name}.`);
          onDone();
        },
        // What somebody else did meanwhile is shown beside what was written here.
        onError: () => void renew(readEnquiry),
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Answer" className="flex flex-col gap-3">
      {answer.error && <Notice tone="error">{answer.error.message}</Notice>}
      <TextArea
        label="Your answer"
        name="text"
        rows={5}
        maxLength={ENQUIRY_MESSAGE_MAX_LENGTH}
        hint={`It goes to ${enquiry.email}, with a greeting and our hours around it.`}
        value={draft.text}
        error={wrong ?? answer.error?.fields.text}
        onChange={({ target }) => onDraft({ text: target.value, id: newId() })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label="Close the enquiry"
          checked={close}
          onChange={({ target }) => setClose(target.checked)}
        />
        <Button type="submit" busy={answer.isPending} busyText="Sending...">
          Send answer
        </Button>
      </div>
    </form>
  );
}
