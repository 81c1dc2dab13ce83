// The dialog in which staff write a question and its answer, new or anew.
import {
  addFaqEntry,
  changeFaqEntry,
  FAQ_ANSWER_MAX_LENGTH,
  FAQ_QUESTION_MAX_LENGTH,
  type FaqHistory,
  listFaqEntries,
} from '@ijeuwa/contract/help';
import { type FormEvent, useId, useState } from 'react';
import type { ApiError } from '#platform/api.ts';
import { renew } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { FAQ_GROUPS, useAddFaq, useChangeFaq } from './faq.queries.ts';

const GROUPS = FAQ_GROUPS.map(({ id, title }) => ({ value: id, label: title }));
const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');

/** What was typed, as the call takes it. */
const readForm = (form: FormData) => ({
  data: {
    question: textOf(form, 'question'),
    answer: textOf(form, 'answer'),
    group: textOf(form, 'group'),
    order: Number(textOf(form, 'order')),
    tags: textOf(form, 'tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  },
  reason: textOf(form, 'reason'),
});

/** data.tags.0 is the field tags. */
const fieldOf = (path: string): string => path.replace(/^data\.(\w+).*$/, '$1');

export function FaqModal({ history, onClose }: { history?: FaqHistory; onClose: () => void }) {
  const current = history?.current;
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [add, change] = [useAddFaq(), useChangeFaq()];
  const { error, isPending } = history ? change : add;
  const form = useId();
  const after = {
    onSuccess: () => {
      feedback.success('It will be on the pages within a minute.');
      onClose();
    },
    onError: ({ code }: ApiError) => code === 'conflict' && void renew(listFaqEntries),
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const typed = readForm(new FormData(event.currentTarget));
    const send = history ? sendChange(history, typed) : sendNew(typed);
    setWrong(send.wrong);
    const first = Object.keys(send.wrong)[0];
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    send.go?.();
  };
  type Typed = ReturnType<typeof readForm>;
  const sendNew = (typed: Typed) => {
    const { data: body, error: faults } = addFaqEntry.body.safeParse(typed);
    return { wrong: wordsOf(faults), go: body && (() => add.mutate({ body }, after)) };
  };
  const sendChange = ({ key, current: seen }: FaqHistory, typed: Typed) => {
    // What stands above the fields is what the person has seen.
    const { data: body, error: faults } = changeFaqEntry.body.safeParse({
      ...typed,
      seenVersion: seen.version,
    });
    return { wrong: wordsOf(faults), go: body && (() => change.mutate({ params: { key }, body }, after)) };
  };
  const errorOf = (field: string) => wrong[field] ?? error?.fields[`data.${field}`] ?? error?.fields[field];
  const title = !current ? 'A new question' : current.ended ? 'Bring a question back' : 'Change a question';
  return (
    <Modal
      open
      size="lg"
      onClose={onClose}
      title={title}
      description={current && `Now, in version ${current.version}: ${current.data.question}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={isPending} busyText="Saving...">
            {current ? 'Save the change' : 'Add the question'}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {error && <Notice tone="error">{error.message}</Notice>}
        <TextInput
          label="Question"
          name="question"
          maxLength={FAQ_QUESTION_MAX_LENGTH}
          defaultValue={current?.data.question}
          error={errorOf('question')}
        />
        <TextArea
          label="Answer"
          name="answer"
          rows={8}
          maxLength={FAQ_ANSWER_MAX_LENGTH}
          defaultValue={current?.data.answer}
          hint="An empty line begins a paragraph, **bold** is bold, [words](/pricing) is a link. A price is written {price:blossom}."
          error={errorOf('answer')}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
          <Select
            label="Group"
            name="group"
            options={GROUPS}
            defaultValue={current?.data.group}
            error={errorOf('group')}
          />
          <NumberInput
            label="Place in the group"
            name="order"
            maxLength={3}
            defaultValue={current?.data.order}
            error={errorOf('order')}
          />
        </div>
        <TextInput
          label="Words for the search"
          name="tags"
          defaultValue={current?.data.tags.join(', ')}
          hint="Separated by commas."
          optional
          error={errorOf('tags')}
        />
        <TextArea
          label="Reason"
          name="reason"
          rows={2}
          maxLength={500}
          hint="Kept in the history and in the audit."
          error={errorOf('reason')}
        />
      </form>
    </Modal>
  );
}

type Faults = { issues: readonly { path: readonly PropertyKey[]; message: string }[] };

const wordsOf = (faults: Faults | undefined): Record<string, string> =>
  Object.fromEntries(
    (faults?.issues ?? []).map(({ path, message }) => [fieldOf(path.map(String).join('.')), message]),
  );
