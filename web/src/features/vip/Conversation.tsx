// What the client and their matchmaker wrote to each other, and room to write.
import { CASE_MESSAGE_MAX_LENGTH, findVip, type VipCase, writeToMatchmaker } from '@ijeuwa/contract/vip';
import { useState } from 'react';
import { newOnceDraft } from '#platform/form/once-draft.ts';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDateTime } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useUnsaved } from '#ui/unsaved.ts';

export function Conversation({ one }: { one: VipCase }) {
  return (
    <section aria-labelledby="vip-written" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="vip-written" className="text-lg">
        You and your matchmaker
      </h3>
      {one.written.length > 0 && (
        <ol aria-label="Written in your case" className="flex flex-col gap-3">
          {one.written.map(({ _id, by, matchmaker, text, writtenAt }) => (
            <li key={_id} className={by === 'matchmaker' ? 'rounded-xl bg-paper-2 p-(--inset)' : undefined}>
              <p className="text-sm text-ink-2">
                {by === 'matchmaker' ? matchmaker : 'You'}, {formatDateTime(writtenAt)}
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            </li>
          ))}
        </ol>
      )}
      <WriteForm owner={one.owner} />
    </section>
  );
}

type Writing = { text: string };
const EMPTY: Writing = { text: '' };

function WriteForm({ owner }: { owner: string | null }) {
  const [draft] = useState(newOnceDraft<Writing>);
  const { form, busy, problem, field, values, restart } = useHeldForm<typeof writeToMatchmaker, Writing>({
    endpoint: writeToMatchmaker,
    start: () => EMPTY,
    draft,
    toBody: ({ text }) => ({ text, clientId: draft.id() }),
    renews: [findVip],
    onDone: () => {
      restart(EMPTY);
      feedback.success(owner ? `Sent to ${owner}.` : 'Sent. Whoever takes your case reads it.');
    },
  });
  useUnsaved(values.text !== '');
  return (
    <form {...form} aria-label="Write to your matchmaker" className="flex flex-col gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextArea
        label={owner ? `Write to ${owner}` : 'Write to your matchmaker'}
        hint={
          owner
            ? `${owner} alone reads it, or whoever takes your case over.`
            : 'Whoever takes your case reads it.'
        }
        rows={3}
        maxLength={CASE_MESSAGE_MAX_LENGTH}
        {...field('text')}
      />
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
