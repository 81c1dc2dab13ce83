// The dialog in which staff end a ready answer, with the reason.
import {
  type ChatAnswerEntry,
  type ChatAnswerHistory,
  endChatAnswer,
  listChatAnswers,
  listReadyAnswers,
} from '@ijeuwa/contract/live-chat';
import { feedback } from '#ui/feedback.ts';
import { EntryModal } from '../catalogue/EntryModal.tsx';
import { useEntryForm } from '../catalogue/useEntryForm.ts';

const nothing = () => ({});

type EndChatAnswerModalProps = { history: ChatAnswerHistory; onClose: () => void };

export function EndChatAnswerModal({ history, onClose }: EndChatAnswerModalProps) {
  const { key, current } = history;
  const entry = useEntryForm<typeof endChatAnswer, ChatAnswerEntry>({
    endpoint: endChatAnswer,
    history,
    toValues: nothing,
    renews: [listChatAnswers, listReadyAnswers],
    onDone: () => {
      feedback.success('The bot no longer says it.');
      onClose();
    },
  });
  return (
    <EntryModal
      title="End this answer?"
      description={`“${current.data?.title ?? key}” is no longer said. It stays in the history, and can be brought back.`}
      submit={entry.meeting ? `End version ${current.version}` : 'End the answer'}
      look="danger"
      busyText="Ending..."
      entry={entry}
      onClose={onClose}
    >
      {current.data && <p className="max-h-60 overflow-y-auto whitespace-pre-line">{current.data.text}</p>}
    </EntryModal>
  );
}
