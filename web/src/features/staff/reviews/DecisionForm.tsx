// The card's decision, the reason that the member is told, and the sending of it all.
import { decideReview, type ReviewCase } from '@ijeuwa/contract/reviews';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { bodyOf, cardWaits, inWords, type Verdict, type Verdicts } from './decision.ts';
import { VerdictButtons } from './VerdictButtons.tsx';

type DecisionFormProps = {
  review: ReviewCase;
  verdicts: Verdicts;
  busy: boolean;
  problem?: string;
  onCard: (verdict: Verdict | undefined) => void;
  onApproveAll: () => void;
  onSend: (body: ReturnType<typeof bodyOf>) => void;
};

const REASONS = [
  'Everything is in order.',
  'The face cannot be seen well.',
  'This is not a photo of one person alone.',
  'Phone numbers and addresses do not belong here.',
];

export function DecisionForm(props: DecisionFormProps) {
  const { review, verdicts, busy, problem, onCard, onApproveAll, onSend } = props;
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const take = (text: string) => {
    setReason(text);
    setWrong(undefined);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const checked = decideReview.body.safeParse(bodyOf(verdicts, review.photos, reason));
    setWrong(checked.error?.issues[0]?.message);
    if (checked.success) onSend(checked.data);
    else field.current?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={`Decision on ${review.member.name}`}
      className="flex flex-col gap-4 border-t border-line pt-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {cardWaits(review) && (
          <>
            <span className="font-semibold">The card</span>
            <VerdictButtons of="the card" value={verdicts.card} onChange={onCard} />
          </>
        )}
        <Button variant="quiet" size="sm" className="-mx-2" onClick={onApproveAll}>
          Approve all that waits
        </Button>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextInput
        ref={field}
        label="Reason"
        value={reason}
        maxLength={500}
        hint="The member reads it, and it stands in the audit."
        error={wrong}
        onChange={(event) => take(event.target.value)}
      />
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">Reasons that are often given</legend>
        {REASONS.map((text) => (
          <button
            key={text}
            type="button"
            onClick={() => take(text)}
            className="min-h-11 rounded-full border border-line bg-paper px-3.5 text-left text-sm text-ink-2 transition-colors hover:border-wine hover:text-ink"
          >
            {text}
          </button>
        ))}
      </fieldset>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <p role="status" className="text-ink-2">
          {inWords(verdicts, review.photos)}
        </p>
        <Button type="submit" busy={busy} busyText="Sending...">
          Send decision
        </Button>
      </div>
    </form>
  );
}
