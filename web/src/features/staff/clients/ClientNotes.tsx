// A counsellor's own notes of one client: written, changed, removed; without the client's consent there are none.
import {
  listSessionNotes,
  removeSessionNote,
  SEALED_NOTES_KEPT_DAYS,
  SESSION_NOTE_MAX_LENGTH,
  type SessionNote,
  writeSessionNote,
} from '@ijeuwa/contract/clients';
import { useState } from 'react';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { useChange, useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDateTime } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { ChangeNoteForm } from './ChangeNoteForm.tsx';
import { draftAbout } from './note-drafts.ts';

type ClientNotesProps = {
  clientId: string;
  /** Of the counsellor’s clock. */
  zone: string;
};

export function ClientNotes({ clientId, zone }: ClientNotesProps) {
  const { data, error, refetch, isFetching } = useRead(listSessionNotes, { params: { id: clientId } });
  const [changing, setChanging] = useState<string>();
  const [removing, setRemoving] = useState<string>();
  const remove = useChange(removeSessionNote, { renews: [listSessionNotes] });
  const confirm = () =>
    removing &&
    remove.mutate(
      { params: { id: removing } },
      {
        onError: ({ message }) => feedback.error(message),
        onSettled: () => setRemoving(undefined),
      },
    );
  return (
    <section aria-label="Your notes" className="flex flex-col gap-4">
      <h3 className="text-lg">Your notes</h3>
      {!data && !error && <SkeletonRows rows={2} faces={false} label="Opening your notes..." />}
      {!data && error && (
        <ErrorState
          title="Your notes did not load"
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data && !data.inCare && (
        <Notice tone="info" title="They are no longer in your care.">
          Your notes of them are sealed. With another appointment they open again; else they are removed{' '}
          {SEALED_NOTES_KEPT_DAYS} days after it ended. Under Clients you can remove them now.
        </Notice>
      )}
      {data?.inCare && !data.allowed && (
        <Notice tone="info" title="They have not allowed notes.">
          They can, in their schedule. Until then nothing is kept.
        </Notice>
      )}
      {data?.inCare && data.allowed && <WriteNoteForm clientId={clientId} />}
      {data?.notes.map((one) =>
        changing === one._id ? (
          <ChangeNoteForm key={one._id} note={one} onDone={() => setChanging(undefined)} />
        ) : (
          <WrittenNote
            key={one._id}
            note={one}
            zone={zone}
            onChange={() => setChanging(one._id)}
            onRemove={() => setRemoving(one._id)}
          />
        ),
      )}
      <ConfirmModal
        open={removing !== undefined}
        title="Remove the note?"
        tone="danger"
        confirmLabel="Remove it"
        cancelLabel="Keep it"
        busy={remove.isPending}
        busyText="Removing..."
        onClose={() => setRemoving(undefined)}
        onConfirm={confirm}
      >
        It is gone for good.
      </ConfirmModal>
    </section>
  );
}

function WriteNoteForm({ clientId }: { clientId: string }) {
  const draft = draftAbout(clientId);
  const { form, busy, problem, field, restart } = useHeldForm<typeof writeSessionNote, { text: string }>({
    endpoint: writeSessionNote,
    params: { id: clientId },
    start: () => ({ text: '' }),
    draft,
    toBody: ({ text }) => ({ id: draft.id(), text }),
    renews: [listSessionNotes],
    onDone: (): void => restart({ text: '' }),
  });
  return (
    <form {...form} aria-label="Write a note" className="flex flex-col gap-3">
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextArea
        label="New note"
        hint="Sealed, and yours alone. They know that you keep notes, and not what they say."
        rows={4}
        maxLength={SESSION_NOTE_MAX_LENGTH}
        {...field('text')}
      />
      <Button type="submit" className="self-end max-sm:w-full" busy={busy} busyText="Saving...">
        Save note
      </Button>
    </form>
  );
}

type WrittenNoteProps = { note: SessionNote; zone: string; onChange: () => void; onRemove: () => void };

function WrittenNote({ note, zone, onChange, onRemove }: WrittenNoteProps) {
  const when = formatDateTime(note.writtenAt, zone);
  return (
    <article aria-label={`Note of ${when}`} className="flex flex-col gap-2 rounded-lg bg-paper-2 p-4">
      <p className="text-sm text-ink-2">
        {when}
        {note.changedAt && `, changed ${formatDateTime(note.changedAt, zone)}`}
      </p>
      <p className="whitespace-pre-wrap">{note.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" aria-label={`Change the note of ${when}`} onClick={onChange}>
          Change
        </Button>
        <Button size="sm" variant="quiet" aria-label={`Remove the note of ${when}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </article>
  );
}
