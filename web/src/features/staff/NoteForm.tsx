// A note beside a case: whom it is about never sees it.
import { type noteLiveChat, readLiveChat } from '@ijeuwa/contract/live-chat';
import { type notePlanning, readPlanning } from '@ijeuwa/contract/planning';
import { type noteVipCase, readVipCase } from '@ijeuwa/contract/staff-vip';
import { type noteEnquiry, readEnquiry } from '@ijeuwa/contract/support';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import type { AnswerDraft } from './answer-draft.ts';

type Noting = typeof noteLiveChat | typeof noteEnquiry | typeof notePlanning | typeof noteVipCase;
type NoteFormProps = {
  endpoint: Noting;
  id: string;
  maxLength: number;
  hint: string;
  draft: AnswerDraft;
};

export function NoteForm({ endpoint, id, maxLength, hint, draft }: NoteFormProps) {
  const { form, busy, problem, field, restart } = useHeldForm<Noting, { text: string }>({
    endpoint,
    params: { id },
    start: () => ({ text: '' }),
    draft,
    toBody: ({ text }) => ({ text, clientId: draft.id() }),
    renews: [readLiveChat, readEnquiry, readPlanning, readVipCase],
    onDone: (): void => restart({ text: '' }),
  });
  return (
    <form {...form} aria-label="Note" className="flex flex-col gap-3 border-t border-line pt-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextArea label="Note for colleagues" hint={hint} rows={2} maxLength={maxLength} {...field('text')} />
      <Button type="submit" variant="secondary" className="self-end" busy={busy} busyText="...">
        Keep the note
      </Button>
    </form>
  );
}
