// The consultations that the member asked for: the fee, the answer, and the time that is proposed.
import type { OwnConsultation } from '@ijeuwa/contract/therapy';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDateTime, formatDay, formatMoney } from '#ui/format.ts';
import type { Open } from '../opened.ts';
import { ANSWER_PROMISE } from '../therapy-words.ts';

const STANDS = {
  unpaid: { tone: 'gold', text: 'Fee to be paid' },
  lapsed: { tone: 'neutral', text: 'Fee not paid in time' },
  paid: { tone: 'leaf', text: 'Fee paid' },
  taken_back: { tone: 'neutral', text: 'Fee paid back' },
  closed: { tone: 'neutral', text: 'Closed' },
} as const;

type OwnConsultationsProps = { consultations: readonly OwnConsultation[]; onOpen: Open };

export function OwnConsultations({ consultations, onOpen }: OwnConsultationsProps) {
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {consultations.map((one) => (
        <Card key={one._id} as="li" className="flex flex-col items-start gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-lg">{formatDay(one.date)}</h3>
            <Badge tone={STANDS[one.state].tone}>{STANDS[one.state].text}</Badge>
          </div>
          {one.state === 'unpaid' && (
            <p className="text-ink-2">
              {formatMoney(one.fee)}, by {formatDateTime(one.payBy)}.
            </p>
          )}
          {one.state === 'lapsed' && (
            <p className="text-ink-2">Nothing is owed. Book it again whenever you wish.</p>
          )}
          {one.answer ? (
            <div className="w-full rounded-lg bg-paper-2 p-4">
              {one.answer.startsAt && <p className="font-semibold">{formatDateTime(one.answer.startsAt)}</p>}
              <p className="whitespace-pre-wrap wrap-anywhere">{one.answer.text}</p>
            </div>
          ) : (
            (one.state === 'unpaid' || one.state === 'paid') && (
              <p className="text-ink-2">A counsellor answers {ANSWER_PROMISE}.</p>
            )
          )}
          {one.quote && (
            <Button size="sm" onClick={() => one.quote && onOpen({ dialog: 'pay', quote: one.quote })}>
              Pay the fee
            </Button>
          )}
        </Card>
      ))}
    </ul>
  );
}
