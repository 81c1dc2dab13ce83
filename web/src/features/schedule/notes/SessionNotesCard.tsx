// Whether counsellors may keep notes of one's sessions, and how many they keep; withdrawn, all of them are erased.
import {
  allowSessionNotes,
  CARE_DAYS,
  endSessionNotes,
  findOwnSessionNotes,
  SEALED_NOTES_KEPT_DAYS,
} from '@ijeuwa/contract/clients';
import { useState } from 'react';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate } from '#ui/format.ts';
import { useOwnSessionNotes } from '../schedule.queries.ts';

const toldFailure = { onError: ({ message }: Error) => feedback.error(message) };
/** 365 days are said as a year. */
const CARE_WORDS = CARE_DAYS === 365 ? 'a year' : `${CARE_DAYS} days`;
const RENEWS = { renews: [findOwnSessionNotes] };

export function SessionNotesCard() {
  const { data } = useOwnSessionNotes();
  const [ending, setEnding] = useState(false);
  const allow = useChange(allowSessionNotes, RENEWS);
  const end = useChange(endSessionNotes, RENEWS);
  if (!data) return null;
  return (
    <Card as="section" aria-labelledby="session-notes" className="flex flex-col items-start gap-3">
      <h2 id="session-notes" className="text-lg">
        Your counsellor’s notes
      </h2>
      <p className="text-ink-2">
        {data.allowed
          ? 'Your counsellor may keep private notes of your sessions. They are sealed, and nobody else reads them: no colleague, no administrator, and no other counsellor you may go to.'
          : 'A counsellor remembers better with notes. If you agree, yours may keep private ones of your sessions, sealed, for themselves alone. They may tell of health, faith or intimate life. You can withdraw it at any time.'}{' '}
        Once you are no longer in their care, or {CARE_WORDS} after your last appointment with them, nobody
        can read them, and {SEALED_NOTES_KEPT_DAYS} days later they are removed.
      </p>
      {data.kept.length > 0 && (
        <ul aria-label="Notes that are kept" className="wrap-anywhere">
          {data.kept.map(({ counselor, notes, latest, removedOn }) => (
            <li key={`${counselor} ${removedOn}`}>
              {counselor}: {notes} {notes === 1 ? 'note' : 'notes'}, the last on {formatDate(latest)}
              {removedOn && `; sealed, and removed on ${formatDate(removedOn)}`}
            </li>
          ))}
        </ul>
      )}
      {data.allowed ? (
        <Button size="sm" variant="secondary" busy={end.isPending} onClick={() => setEnding(true)}>
          Withdraw it
        </Button>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          busy={allow.isPending}
          busyText="Saving..."
          onClick={() => allow.mutate({ body: { consent: true } }, toldFailure)}
        >
          I agree to notes
        </Button>
      )}
      <ConfirmModal
        open={ending}
        title="Withdraw your consent to notes?"
        tone="danger"
        confirmLabel="Withdraw and erase"
        cancelLabel="Keep it"
        onClose={() => setEnding(false)}
        onConfirm={() => {
          end.mutate({}, toldFailure);
          setEnding(false);
        }}
      >
        Every note about your sessions is erased at once, and cannot come back.
      </ConfirmModal>
    </Card>
  );
}
