// What the client and the owner of a case wrote to each other, and room to write: nobody else reads it.
import { listVipCases, readVipCase, type VipCaseAtDesk, writeToClient } from '@ijeuwa/contract/staff-vip';
import { CASE_MESSAGE_MAX_LENGTH } from '@ijeuwa/contract/vip';
import { useState } from 'react';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import type { AnswerDraft } from '../answer-draft.ts';
import { Written } from '../Written.tsx';

/** The answer is written below them, near the top of the case. */
const LATEST = 3;

type WriteToClientProps = { one: VipCaseAtDesk; draft: AnswerDraft };

export function WriteToClient({ one, draft }: WriteToClientProps) {
  const { name } = one.member;
  const [showsAll, setShowsAll] = useState(false);
  const [earlier, latest] = [one.written.slice(0, -LATEST), one.written.slice(-LATEST)];
  const { form, busy, problem, field, restart } = useHeldForm<typeof writeToClient, { text: string }>({
    endpoint: writeToClient,
    params: { id: one._id },
    start: () => ({ text: '' }),
    draft,
    toBody: ({ text }) => ({ text, clientId: draft.id() }),
    renews: [listVipCases, readVipCase],
    onDone: (): void => {
      restart({ text: '' });
      feedback.success(`${name} is told.`);
    },
  });
  return (
    <section aria-label="Written with the client" className="flex flex-col gap-3">
      {earlier.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="self-start"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show the latest only' : `Show ${earlier.length} earlier`}
        </Button>
      )}
      {(showsAll ? one.written : latest).map(({ _id, by, matchmaker, text, writtenAt }) => (
        <Written
          key={_id}
          label={by === 'client' ? name : (matchmaker ?? '')}
          writtenAt={writtenAt}
          text={text}
        />
      ))}
      <form {...form} aria-label="Write to the client" className="flex flex-col gap-3">
        {problem && <Notice tone="error">{problem}</Notice>}
        <TextArea
          label="Write to the client"
          hint="They are told, and read it in their case with your first name. Nobody else reads it, but whoever takes the case over."
          rows={3}
          maxLength={CASE_MESSAGE_MAX_LENGTH}
          {...field('text')}
        />
        <Button type="submit" variant="secondary" className="self-end" busy={busy} busyText="Sending...">
          Send message
        </Button>
      </form>
    </section>
  );
}
