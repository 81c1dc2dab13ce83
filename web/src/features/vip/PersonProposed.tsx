// Somebody a matchmaker thinks of: who they are, why, and whether to meet, with a reason for matchmakers alone.
import type { PotentialMatch } from '@ijeuwa/contract/matching';
import { answerIntroduction, findVip, listIntroductions, VIP_REASON_MAX_LENGTH } from '@ijeuwa/contract/vip';
import { type ReactNode, useState } from 'react';
import { renew, useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDate } from '#ui/format.ts';
import { TextArea } from '#ui/TextArea.tsx';

/** The photos of a card, as far as they are shown to whoever looks; they fill what holds them. */
export type Photos = (card: PotentialMatch) => ReactNode;

const SHOWN = [findVip, listIntroductions];
/** By whom, or by what, is told to nobody. */
const OVER = 'This introduction is over, so nobody is asked any more.';
// Whoever reads it knows of whom: the name stands above.
const YES = 'I’d like to meet them';

/** To the client, and to whoever is asked. */
const STANDS_STILL =
  'The search stands still at the moment, and your time to answer with it. You can answer now all the same.';

type PersonProposedProps = {
  id: string;
  card: PotentialMatch;
  why: string | null;
  /** Null: the search stands still. */
  answerUntil: string | null;
  /** What a yes has led to that is no match; nothing where the introduction was over by then. */
  saidYes?: () => string | undefined;
  photos: Photos;
};

export function PersonProposed({ id, card, why, answerUntil, saidYes, photos }: PersonProposedProps) {
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const answer = useChange(answerIntroduction, { renews: SHOWN });
  // A matchmaker may have said one of them in the same words.
  const reasons = [...new Set(card.reasons)].filter((one) => one !== why);
  const no = refusing ? 'Send my answer' : 'Not for me';
  const saidNo = reason.trim()
    ? 'Thank you. Our matchmakers and administrators alone read why.'
    : 'Thank you. Your matchmaker is told.';
  const say = (yes: boolean) =>
    answer.mutate(
      { params: { id }, body: yes ? { yes } : { yes, reason } },
      {
        onSuccess: ({ matchId }) => {
          // The moment of a match says so by itself.
          if (matchId) return;
          const words = yes ? saidYes?.() : saidNo;
          if (words) feedback.success(words);
          else feedback.info(OVER);
        },
        onError: ({ message }) => {
          feedback.error(message);
          // It may have ended, or been answered elsewhere, since it was shown.
          void renew(...SHOWN);
        },
      },
    );
  return (
    <Card as="li" padded={false} className="flex min-w-0 flex-col overflow-hidden">
      <div className="relative aspect-4/3 bg-paper-2">{photos(card)}</div>
      <div className="flex flex-1 flex-col gap-3 p-(--inset) sm:p-5">
        <div>
          <h3 className="text-lg wrap-anywhere">
            {card.name}, {card.age}
          </h3>
          <p className="text-sm text-ink-2">{[card.profession, card.location].filter(Boolean).join(' · ')}</p>
        </div>
        {why && <p className="rounded-lg bg-paper-2 p-3 text-sm wrap-anywhere">{why}</p>}
        {reasons.length > 0 && (
          <ul aria-label="Why you may fit" className="flex list-disc flex-col gap-1 pl-5 text-sm">
            {reasons.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        {card.difference && <p className="text-sm text-ink-2">One difference: {card.difference}.</p>}
        <p className="text-sm text-ink-2">
          {answerUntil ? `Please answer by ${formatDate(answerUntil)}.` : STANDS_STILL}
        </p>
        {refusing && (
          <TextArea
            label="Why not?"
            optional
            hint="Our matchmakers and administrators read it."
            rows={2}
            maxLength={VIP_REASON_MAX_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {refusing && (
          <Button
            variant="quiet"
            size="sm"
            className="self-start"
            disabled={answer.isPending}
            aria-label={`Back: ${card.name}`}
            onClick={() => setRefusing(false)}
          >
            Back
          </Button>
        )}
        {/* Each of the two in one line, beside each other where there is room. */}
        <div className="mt-auto flex flex-wrap gap-3 *:flex-auto">
          <Button
            variant="secondary"
            busy={answer.isPending}
            busyText="..."
            aria-label={`${no}: ${card.name}`}
            onClick={() => (refusing ? say(false) : setRefusing(true))}
          >
            {no}
          </Button>
          <Button
            busy={answer.isPending}
            busyText="..."
            aria-label={`${YES}: ${card.name}`}
            onClick={() => say(true)}
          >
            {YES}
          </Button>
        </div>
      </div>
    </Card>
  );
}
