// The consultations to come that the member booked: when, how each stands, and the way to its fee or to the schedule.
import type { Appointment } from '@ijeuwa/contract/schedule';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDateTime, formatMoney } from '#ui/format.ts';
import { onBothClocks } from '#ui/two-clocks.ts';
import type { Open } from '../opened.ts';

type OwnConsultationsProps = { consultations: readonly Appointment[]; onOpen: Open };

export function OwnConsultations({ consultations, onOpen }: OwnConsultationsProps) {
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {consultations.map(({ _id, counselor, startsAt, zone, state, status, quote, heldUntil }) => (
        <Card key={_id} as="li" className="flex flex-col items-start gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-lg wrap-anywhere">{onBothClocks(startsAt, zone)}</h3>
            <Badge tone={state === 'confirmed' ? 'leaf' : 'gold'}>{status}</Badge>
          </div>
          <p>{counselor.name}</p>
          {state === 'held' && heldUntil && (
            <p className="text-ink-2">
              {quote
                ? `Held for you until ${formatDateTime(heldUntil)}; the fee is ${formatMoney(quote.total)}.`
                : 'We are looking for your transfer.'}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {quote && (
              <Button size="sm" onClick={() => onOpen({ dialog: 'pay', quote })}>
                Pay the fee
              </Button>
            )}
            <ButtonLink size="sm" variant="secondary" to={paths.schedule}>
              {state === 'confirmed' ? 'Move or cancel it' : 'See or cancel it'}
            </ButtonLink>
          </div>
        </Card>
      ))}
    </ul>
  );
}
