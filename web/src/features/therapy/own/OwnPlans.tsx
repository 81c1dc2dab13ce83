// The plans that the member chose, and how each stands.
import { findSessionCredits } from '@ijeuwa/contract/schedule';
import type { TherapyPlan } from '@ijeuwa/contract/therapy';
import { useRead } from '#platform/queries.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDate, formatDateTime, formatMoney } from '#ui/format.ts';
import type { Open } from '../opened.ts';

const STANDS = {
  offered: { tone: 'gold', text: 'To be paid' },
  lapsed: { tone: 'neutral', text: 'Not paid in time' },
  paid: { tone: 'leaf', text: 'Paid' },
  taken_back: { tone: 'neutral', text: 'Paid back' },
} as const;

export function OwnPlans({ plans, onOpen }: { plans: readonly TherapyPlan[]; onOpen: Open }) {
  const { data: credits } = useRead(findSessionCredits, {});
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {plans.map((plan) => {
        const { tone, text } = STANDS[plan.state];
        const { quote } = plan;
        // What was booked with it is counted where sessions are booked.
        const left = credits?.plans.find(({ _id }) => _id === plan._id)?.left;
        return (
          <Card key={plan._id} as="li" className="flex flex-col items-start gap-2">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="text-lg">{plan.name}</h3>
              <Badge tone={tone}>{text}</Badge>
            </div>
            <p className="text-ink-2">
              {left === undefined ? plan.sessions : `${left} of ${plan.sessions}`} sessions
              {left === undefined ? '' : ' left'}, {formatMoney(plan.total)}.
              {plan.state === 'paid' &&
                plan.usableUntil &&
                ` To be used until ${formatDate(plan.usableUntil)}.`}
              {quote && ` The price is held until ${formatDateTime(quote.expiresAt)}.`}
              {plan.state === 'offered' && !quote && ' We are looking for your transfer.'}
            </p>
            {plan.state === 'paid' && left !== undefined && left > 0 && (
              <Button size="sm" variant="secondary" onClick={() => onOpen({ dialog: 'session' })}>
                Book a session
              </Button>
            )}
            {quote && (
              <Button size="sm" onClick={() => onOpen({ dialog: 'pay', quote })}>
                Pay {formatMoney(quote.total)}
              </Button>
            )}
          </Card>
        );
      })}
    </ul>
  );
}
