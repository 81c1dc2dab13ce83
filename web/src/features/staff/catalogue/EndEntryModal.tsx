// The dialog in which staff end an entry, with the reason; what it ends is what stands in it.
import type { EntryHistory } from '@ijeuwa/contract/catalogue';
import type { FormEndpoint } from '#platform/form/useSubmission.ts';
import { feedback } from '#ui/feedback.ts';
import { Prose } from '#ui/Prose.tsx';
import { EntryModal } from './EntryModal.tsx';
import { useEntryForm } from './useEntryForm.ts';
import type { WrittenKind } from './written-kind.ts';

const nothing = () => ({});

type EndEntryModalProps<D> = {
  kind: WrittenKind<D>;
  end: FormEndpoint;
  history: EntryHistory<D>;
  onClose: () => void;
};

export function EndEntryModal<D>({ kind, end, history, onClose }: EndEntryModalProps<D>) {
  const { key, current } = history;
  const entry = useEntryForm<FormEndpoint, D>({
    endpoint: end,
    history,
    toValues: nothing,
    renews: kind.renews,
    onDone: () => {
      feedback.success('It is on no page any more within a minute.');
      onClose();
    },
  });
  const title = current.data ? kind.titleOf(current.data) : key;
  return (
    <EntryModal
      title={kind.words.endTitle ?? 'End this?'}
      description={`“${title}” leaves the pages, stays in the history, and can be brought back.`}
      submit={entry.meeting ? `End version ${current.version}` : (kind.words.end ?? 'End it')}
      look="danger"
      busyText="Ending..."
      entry={entry}
      onClose={onClose}
    >
      {kind.EndsWith && <kind.EndsWith history={history} />}
      {current.html && <Prose html={current.html} className="max-h-60 overflow-y-auto" />}
    </EntryModal>
  );
}
