// Writing to the member of a chat, from the beginning or from a ready answer.
import {
  answerLiveChat,
  LIVE_CHAT_MESSAGE_MAX_LENGTH,
  listLiveChats,
  readLiveChat,
} from '@ijeuwa/contract/live-chat';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import type { AnswerDraft } from '../answer-draft.ts';
import { ReadyAnswerSelect } from '../ReadyAnswerSelect.tsx';
import { useLookAgain } from '../useLookAgain.ts';

export function ReplyForm({ id, draft }: { id: string; draft: AnswerDraft }) {
  const lookAgain = useLookAgain(readLiveChat);
  const { form, busy, problem, field, values, set, restart } = useHeldForm<
    typeof answerLiveChat,
    { text: string }
  >({
    endpoint: answerLiveChat,
    params: { id },
    start: () => ({ text: '' }),
    draft,
    toBody: ({ text }) => ({ text, clientId: draft.id() }),
    renews: [listLiveChats, readLiveChat],
    onDone: (): void => restart({ text: '' }),
    onFailed: (error) => void lookAgain(error),
  });
  return (
    <form {...form} aria-label="Answer" className="flex flex-col gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      <ReadyAnswerSelect text={values.text} onPut={(text) => set({ text })} />
      <TextArea label="Your answer" rows={3} maxLength={LIVE_CHAT_MESSAGE_MAX_LENGTH} {...field('text')} />
      <Button type="submit" className="self-end" busy={busy} busyText="Sending...">
        Send
      </Button>
    </form>
  );
}
