// A note that is changed: what was changed elsewhere meanwhile is not written over, and what is typed stays.
import {
  changeSessionNote,
  listSessionNotes,
  SESSION_NOTE_MAX_LENGTH,
  type SessionNote,
} from '@ijeuwa/contract/clients';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { renew } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useAskedBeforeUnload } from '#ui/unsaved.ts';
import { changeOf } from './note-drafts.ts';

type ChangeNoteFormProps = { note: SessionNote; onDone: () => void };

export function ChangeNoteForm({ note, onDone }: ChangeNoteFormProps) {
  const draft = changeOf(note._id);
  const { form, busy, problem, field, values } = useHeldForm<typeof changeSessionNote, { text: string }>({
    endpoint: changeSessionNote,
    params: { id: note._id },
    start: () => ({ text: note.text }),
    draft,
    toBody: ({ text }) => ({ text, version: note.version }),
    renews: [listSessionNotes],
    onDone,
    onFailed: () => void renew(listSessionNotes),
  });
  const isChanged = values.text !== note.text;
  useAskedBeforeUnload(isChanged);
  const leave = () => {
    draft.forget();
    onDone();
  };
  return (
    <form {...form} aria-label="Change the note" className="flex flex-col gap-3 rounded-lg bg-paper-2 p-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextArea label="Note" rows={6} maxLength={SESSION_NOTE_MAX_LENGTH} {...field('text')} />
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        <Button variant="secondary" onClick={leave}>
          {isChanged ? 'Leave it as it was' : 'Back'}
        </Button>
        <Button type="submit" busy={busy} busyText="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}
