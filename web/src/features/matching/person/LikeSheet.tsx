// A like for one thing on a person's page: it is quoted, and a short note may go with it.
import { Liking, NOTE_MAX_LENGTH } from '@ijeuwa/contract/likes';
import { Heart } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { errorAt, readBy } from '#platform/form/form-errors.ts';
import { useMember } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { firstNameOf } from '#ui/format.ts';
import { QuotedPart } from '#ui/QuotedPart.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { WrittenModal } from '#ui/WrittenModal.tsx';
import type { Likeable } from './likeable.ts';

type LikeSheetProps = {
  name: string;
  of: Likeable;
  /** What was written before, and could not be sent. */
  note: string;
  onNote: (note: string) => void;
  onLike: (liking: Liking) => void;
  onClose: () => void;
};

export function LikeSheet({ name, of, note, onNote, onLike, onClose }: LikeSheetProps) {
  const { emailVerified } = useMember();
  const [error, setError] = useState<string>();
  const form = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const first = firstNameOf(name);
  const liked = of.named;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { data, wrong } = readBy(Liking, { liked, note });
    if (data) onLike(data as Liking);
    else setError(errorAt(wrong, 'note'));
  };
  const without = (
    <Button variant="quiet" className="max-sm:min-w-full" onClick={() => onLike({ liked })}>
      Like without a note
    </Button>
  );
  return (
    <WrittenModal
      isTouched={note.trim() !== ''}
      onClose={onClose}
      title={of.image ? 'Like this photo' : `Like what ${first} wrote`}
      cancel={false}
      first={emailVerified ? field : undefined}
      submit={
        emailVerified ? (
          <>
            <Button
              type="submit"
              form={form}
              variant="like"
              className="max-sm:min-w-full sm:order-last"
              icon={<Heart aria-hidden="true" className="size-4.5 fill-current" />}
            >
              Send like and note
            </Button>
            {without}
          </>
        ) : (
          without
        )
      }
    >
      <div className="flex flex-col gap-4">
        <QuotedPart
          label={of.image ? undefined : of.label}
          quote={of.quote}
          image={of.image}
          alt={`${name}, ${of.label}`}
        />
        {emailVerified ? (
          <form id={form} noValidate onSubmit={send}>
            <TextArea
              ref={field}
              label={`A note to ${first} (if you wish)`}
              hint={`${first} reads it with your like.`}
              rows={3}
              maxLength={NOTE_MAX_LENGTH}
              value={note}
              error={error}
              onChange={(event) => {
                setError(undefined);
                onNote(event.target.value);
              }}
            />
          </form>
        ) : (
          <p className="text-ink-2">
            To add a note, confirm your email first: open the link that we sent you. You can like without one.
          </p>
        )}
      </div>
    </WrittenModal>
  );
}
