// What colleagues noted beside a case.
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { formatDateTime } from '#ui/format.ts';

type NotesProps = { notes: readonly { _id: string; staff: string; text: string; notedAt: string }[] };

export function Notes({ notes }: NotesProps) {
  if (notes.length === 0) return null;
  return (
    <section aria-label="Notes" className="flex flex-col gap-2 rounded-lg bg-gold-soft p-4">
      <h3 className="font-sans text-sm font-semibold">Notes, for colleagues alone</h3>
      {notes.map((note) => (
        <div key={note._id}>
          <p className="text-sm text-ink-2">
            {note.staff}, {formatDateTime(note.notedAt, HOME_ZONE)}
          </p>
          <p className="whitespace-pre-wrap">{note.text}</p>
        </div>
      ))}
    </section>
  );
}
