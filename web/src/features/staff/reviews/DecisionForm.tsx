// The card's decision, the reason that the member is told, and the sending of it all.
import { decideReview, listReviews, type ReviewCase } from '@ijeuwa/contract/reviews';
import { useRef } from 'react';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { renew } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { bodyOf, type CardVerdict, cardWaits, inWords, type Verdicts } from './decision.ts';
import { VerdictButtons } from './VerdictButtons.tsx';

type DecisionFormProps = {
  review: ReviewCase;
  verdicts: Verdicts;
  onCard: (verdict: CardVerdict | undefined) => void;
  onApproveAll: () => void;
  /** True while the decision is under way: the case may leave the queue. */
  onDeciding: (deciding: boolean) => void;
  onDone: () => void;
};

const REASONS = [
  'Everything is in order.',
  'The face cannot be seen well.',
  'This is not a photo of one person alone.',
  'Phone numbers and addresses do not belong here.',
];

export function DecisionForm(props: DecisionFormProps) {
  const { review, verdicts, onCard, onApproveAll, onDeciding, onDone } = props;
  const reasonField = useRef<HTMLInputElement>(null);
  const { form, busy, problem, field, set } = useHeldForm({
    endpoint: decideReview,
    params: { id: review.member._id },
    start: () => ({ reason: '' }),
    toBody: ({ reason }) => bodyOf(verdicts, review.photos, reason),
    renews: [listReviews],
    onSend: () => onDeciding(true),
    onDone: () => {
      feedback.success(`Decided. ${review.member.name} is told.`);
      onDone();
    },
    onFailed: () => {
      onDeciding(false);
      void renew(listReviews);
    },
  });
  const take = (reason: string) => {
    set({ reason });
    reasonField.current?.focus();
  };
  return (
    <form
      {...form}
      aria-label={`Decision on ${review.member.name}`}
      className="flex flex-col gap-4 border-t border-line pt-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {cardWaits(review) && (
          <>
            <span className="font-semibold">The card</span>
            <VerdictButtons
              of="the card"
              verdicts={['approve', 'reject', 'refuse']}
              value={verdicts.card}
              onChange={onCard}
            />
          </>
        )}
        <Button variant="quiet" size="sm" className="-mx-2" onClick={onApproveAll}>
          Approve all that waits
        </Button>
      </div>
      {verdicts.card === 'refuse' && (
        <Notice tone="warning">
          Only where no change could help: the card stays closed, and what was paid for a package that runs,
          or for VIP matchmaking, is asked back.
        </Notice>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextInput
        ref={reasonField}
        label="Reason"
        maxLength={500}
        hint="The member reads it, and it is kept in the audit."
        {...field('reason')}
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
