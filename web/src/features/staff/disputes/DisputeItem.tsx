// One dispute: whose payment, how much, why, and until when it is answered.
import { answerDispute, type Dispute } from '@ijeuwa/contract/disputes';
import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatMoney } from '#ui/format.ts';
import { SectionLink } from '#ui/SectionLink.tsx';
import { UsedOfOrder } from '../refunds/UsedOfOrder.tsx';
import { useMayCall } from '../staff-session.ts';
import { caseHeading } from '../useNextCase.ts';
import { stateOf, timeLeft, toldOf } from './dispute-words.ts';

type DisputeItemProps = { dispute: Dispute; now: number; onAnswer: (accept: boolean) => void };

export function DisputeItem({ dispute, now, onAnswer }: DisputeItemProps) {
  const { amount, reference, title, member, category, state, acceptAskedByMe } = dispute;
  // Each look is noted: at what is asked for alone.
  const [asksUsed, setAsksUsed] = useState(false);
  const told = toldOf(dispute);
  const { tone, words } = stateOf(dispute);
  const mayAnswer = useMayCall(answerDispute);
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 {...caseHeading} className="text-lg tabular-nums">
          {formatMoney(amount)}
        </h2>
        <Badge tone={tone}>{words}</Badge>
        <span className="text-sm text-ink-2">{timeLeft(dispute, now)}</span>
      </div>
      <p className="wrap-anywhere">
        <span className="font-medium tabular-nums">{reference}</span>: {title} for {member.name}. The bank
        says: {category || 'nothing'}.
      </p>
      {asksUsed && <UsedOfOrder reference={reference} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {!asksUsed && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`What was used (${reference})`}
            onClick={() => setAsksUsed(true)}
          >
            What was used
          </Button>
        )}
        <SectionLink to={`${paths.staff}/books/why?reference=${encodeURIComponent(reference)}`}>
          Why they have it
        </SectionLink>
      </div>
      {told && <p className="wrap-anywhere text-sm text-ink-2">{told}</p>}
      {state === 'opened' && mayAnswer && (
        <div className="flex flex-wrap gap-3 *:max-sm:flex-1">
          <Button size="sm" aria-label={`Keep the money (${reference})`} onClick={() => onAnswer(false)}>
            Keep the money
          </Button>
          {!acceptAskedByMe && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Let it go back (${reference})`}
              onClick={() => onAnswer(true)}
            >
              Let it go back
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
