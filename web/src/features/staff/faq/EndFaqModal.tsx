// The dialog in which staff end a question, with the reason; what it ends is what stands in it.
import { endFaqEntry, type FaqEntry, type FaqHistory, listFaq, listFaqEntries } from '@ijeuwa/contract/help';
import { feedback } from '#ui/feedback.ts';
import { Prose } from '#ui/Prose.tsx';
import { EntryModal } from '../catalogue/EntryModal.tsx';
import { useEntryForm } from '../catalogue/useEntryForm.ts';

const nothing = () => ({});

export function EndFaqModal({ history, onClose }: { history: FaqHistory; onClose: () => void }) {
  const { key, current } = history;
  const entry = useEntryForm<typeof endFaqEntry, FaqEntry>({
    endpoint: endFaqEntry,
    history,
    toValues: nothing,
    renews: [listFaqEntries, listFaq],
    onDone: () => {
      feedback.success('It is on no page any more within a minute.');
      onClose();
    },
  });
  return (
    <EntryModal
      title="End this question?"
      description={`${current.data?.question ?? key} It leaves the pages, stays in the history, and can be brought back.`}
      submit={entry.meeting ? `End version ${current.version}` : 'End the question'}
      look="danger"
      busyText="Ending..."
      entry={entry}
      onClose={onClose}
    >
      {current.html && <Prose html={current.html} className="max-h-60 overflow-y-auto" />}
    </EntryModal>
  );
}
