// A note beside a chat: its member never sees it.
import { LIVE_CHAT_MESSAGE_MAX_LENGTH, noteLiveChat, readLiveChat } from '@ijeuwa/contract/live-chat';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import type { AnswerDraft } from '../enquiries/answer-draft.ts';

export function NoteForm({ id, draft }: { id: string; draft: AnswerDraft }) {
  const { form, busy, problem, field, restart } = useHeldForm<typeof noteLiveChat, { text: string }>({
    endpoint: noteLiveChat,
    params: { id },
    start: () => ({ text: '' }),
    draft,
    toBody: ({ text }) => ({ text, clientId: draft.id() }),
    renews: [readLiveChat],
    onDone: (): void => restart({ text: '' }),
  });
  return (
    <form {...form} aria-label="Note" className="flex flex-col gap-3 border-t border-line pt-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextArea
        label="Note for colleagues"
        hint="The member never sees it."
        rows={2}
        maxLength={LIVE_CHAT_MESSAGE_MAX_LENGTH}
        {...field('text')}
      />
      <Button type="submit" variant="secondary" className="self-end" busy={busy} busyText="...">
        Keep the note
      </Button>
    </form>
  );
}
