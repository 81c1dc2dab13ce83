// The dialog in which staff write a ready answer, new or anew: its words, and on which words the bot gives it.
import {
  addChatAnswer,
  type ChatAnswerEntry,
  type ChatAnswerHistory,
  changeChatAnswer,
  LIVE_CHAT_MESSAGE_MAX_LENGTH,
  listChatAnswers,
  listReadyAnswers,
} from '@ijeuwa/contract/live-chat';
import { feedback } from '#ui/feedback.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { EntryModal, saveWords } from '../catalogue/EntryModal.tsx';
import type { Values } from '../catalogue/entry-values.rules.ts';
import { useEntryForm } from '../catalogue/useEntryForm.ts';

const LABELS = {
  'data.title': 'Title',
  'data.text': 'Answer',
  'data.words': 'Words that call for it',
  'data.besides': 'Words that make it the better one',
} as const;

const toValues = (data: ChatAnswerEntry | null): Values => ({
  'data.title': data?.title ?? '',
  'data.text': data?.text ?? '',
  'data.words': data?.words.join('\n') ?? '',
  'data.besides': data?.besides.join('\n') ?? '',
});
const inLines = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
/** What the form does not ask for stays as it is. A new one is staff's: the bot's own words begin in the file. */
const toData = (values: Values, before: ChatAnswerEntry | null) => ({
  by: 'staff',
  needsDeliveries: false,
  order: 0,
  ...before,
  title: values['data.title'],
  text: values['data.text'],
  words: inLines(values['data.words']),
  besides: inLines(values['data.besides']),
});

type ChatAnswerModalProps = { history?: ChatAnswerHistory; onClose: () => void };

export function ChatAnswerModal({ history, onClose }: ChatAnswerModalProps) {
  const current = history?.current;
  const entry = useEntryForm<typeof addChatAnswer | typeof changeChatAnswer, ChatAnswerEntry>({
    endpoint: history ? changeChatAnswer : addChatAnswer,
    history,
    toValues,
    toData,
    renews: [listChatAnswers, listReadyAnswers],
    onDone: () => {
      feedback.success(history ? 'It is said so from now on.' : 'It can be put into an answer from now on.');
      onClose();
    },
  });
  const of = (field: keyof typeof LABELS) => ({ label: LABELS[field], ...entry.field(field) });
  return (
    <EntryModal
      title={history ? `Change “${current?.data?.title ?? history.key}”` : 'A new answer'}
      submit={history ? saveWords(entry) : 'Add the answer'}
      entry={entry}
      labels={LABELS}
      onClose={onClose}
    >
      <TextInput {...of('data.title')} maxLength={80} />
      <TextArea
        {...of('data.text')}
        rows={5}
        maxLength={LIVE_CHAT_MESSAGE_MAX_LENGTH}
        hint="Prices and the office by their marks, for example {price:blossom} and {office:email}."
      />
      {current?.data?.by === 'bot' && (
        <>
          <TextArea
            {...of('data.words')}
            rows={4}
            hint="One on each line. With one of them, the bot gives it."
          />
          <TextArea
            {...of('data.besides')}
            rows={3}
            hint="One on each line. With one of these besides, it comes before another that fits too."
          />
        </>
      )}
    </EntryModal>
  );
}
