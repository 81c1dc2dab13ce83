// One refund: how much, of what, where it stands, and what may be done about it.
import { approveRefund, type Refund } from '@ijeuwa/contract/refunds';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDateTime, formatMoney } from '#ui/format.ts';
import { useMayCall } from '../staff-session.ts';
import { caseHeading } from '../useNextCase.ts';
import { actsOf, boughtWords, factsOf, type RefundAct, stateOf, waitsFor } from './refund-words.ts';

type RefundItemProps = { refund: Refund; onAct: (act: RefundAct) => void };

const LABELS: Record<RefundAct, string> = {
  approve: 'Approve',
  takeUp: 'Take it up',
  refuse: 'Refuse',
  look: 'See the account',
  check: 'Compare the account',
  sent: 'It was sent',
  retry: 'Try again',
  account: 'Send to an account',
  giveUp: 'Give up',
};

export function RefundItem({ refund, onAct }: RefundItemProps) {
  const { amount, reference, askedAt, said } = refund;
  const state = stateOf(refund);
  const waits = waitsFor(refund);
  const mayAct = useMayCall(approveRefund);
  const acts = mayAct ? actsOf(refund) : [];
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 {...caseHeading} className="text-lg tabular-nums">
          {formatMoney(amount)}
        </h2>
        <Badge tone={state.tone}>{state.words}</Badge>
        <span className="text-sm text-ink-2">{formatDateTime(askedAt, HOME_ZONE)}</span>
      </div>
      <div className="flex max-w-prose flex-col gap-1">
        <p className="wrap-anywhere">
          <span className="font-medium tabular-nums">{reference}</span>: {boughtWords(refund)}
        </p>
        <p className="text-sm text-ink-2 wrap-anywhere">{factsOf(refund)}</p>
      </div>
      {said && (
        <p className="max-w-prose text-sm text-ink-2 wrap-anywhere">
          {refund.state === 'done' ? said : `The provider says: ${said}`}
        </p>
      )}
      {waits && <p className="max-w-prose text-sm text-ink-2">{waits}</p>}
      {acts.length > 0 && (
        <div className="flex flex-wrap gap-3 *:max-sm:flex-1">
          {acts.map((act, index) => (
            <Button
              key={act}
              size="sm"
              variant={index === 0 && act !== 'refuse' ? 'primary' : 'secondary'}
              aria-label={`${LABELS[act]} (${reference}, ${formatMoney(amount)})`}
              onClick={() => onAct(act)}
            >
              {LABELS[act]}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}
