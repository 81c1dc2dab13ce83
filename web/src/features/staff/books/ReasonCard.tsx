// What one order gave, or what was given without one: each period with its cause and what cut it, and once the money behind it.
import { listLedgerLines, type Reason } from '@ijeuwa/contract/books';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDate, formatDateTime, formatMoney } from '#ui/format.ts';
import { SectionLink } from '#ui/SectionLink.tsx';
import { useStaffSession } from '../staff-session.ts';
import { CUT_WORDS, causeOf, oddWordsOf, PROVIDER_WORDS, standingOf } from './book-words.ts';
import { LedgerLines } from './LedgerLines.tsx';
import type { ReasonsOfOne } from './reasons-by-order.ts';

export function ReasonCard({ reasons }: { reasons: ReasonsOfOne }) {
  const { title, order } = reasons[0];
  return (
    <Card as="li" className="flex flex-col gap-3">
      <h3 className="min-w-0 wrap-anywhere text-lg">{title}</h3>
      <ul className="flex flex-col gap-2">
        {reasons.map((reason) => (
          <Given key={reason._id} reason={reason} />
        ))}
      </ul>
      {order && <PaidBy order={order} />}
    </Card>
  );
}

function Given({ reason }: { reason: Reason }) {
  const { from, until, countsUntil, cut } = reason;
  const standing = standingOf(reason, new Date());
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      {standing && <Badge tone={standing.tone}>{standing.word}</Badge>}
      <span className="min-w-0">
        {causeOf(reason)}, {formatDate(from, HOME_ZONE)} to {formatDate(countsUntil ?? until, HOME_ZONE)}.
        {cut && ` ${CUT_WORDS[cut.why]}, ${formatDate(cut.at, HOME_ZONE)}.`}
      </span>
    </li>
  );
}

function PaidBy({ order }: { order: NonNullable<Reason['order']> }) {
  const [opened, setOpened] = useState(false);
  const session = useStaffSession();
  const readsLedger =
    session.at === 'in' && listLedgerLines.access.staff.some((role) => session.staff.roles.includes(role));
  return (
    <div className="flex flex-col items-start gap-2">
      <SectionLink to={`${paths.staff}/orders?reference=${encodeURIComponent(order.reference)}`}>
        {order.reference}
      </SectionLink>
      <p>
        {order.counted.length > 0 ? 'To be paid were ' : 'It cost '}
        {formatMoney(order.total)}
        {order.settledAt && `, and all of it had come on ${formatDateTime(order.settledAt, HOME_ZONE)}`}.
      </p>
      {order.code && (
        <p>
          The code {order.code.code} took {formatMoney(order.code.discount)} off before that.
        </p>
      )}
      {order.counted.map((one) => (
        <p key={one.packageName}>
          {formatMoney(one.amount)} more counted: what was left of {one.packageName}, {one.daysLeft} of{' '}
          {one.daysInAll} days.
        </p>
      ))}
      <ul className="list-disc pl-5">
        {order.payments.map((payment) => {
          const { at, provider, amount } = payment;
          const odd = oddWordsOf(payment);
          return (
            <li key={`${at} ${provider}`}>
              {formatMoney(amount)}, {PROVIDER_WORDS[provider]}, {formatDateTime(at, HOME_ZONE)}
              {odd && ` (${odd})`}
            </li>
          );
        })}
      </ul>
      {order.wentBack && (
        <p>
          {formatMoney(order.wentBack.amount)} went back or is on its way there, last on{' '}
          {formatDateTime(order.wentBack.last, HOME_ZONE)}.{' '}
          {order.wentBack.heldSince.amountMinor > 0
            ? `Held since for ${formatMoney(order.wentBack.heldSince)}.`
            : 'Nothing is left of its price.'}
        </p>
      )}
      {readsLedger && !opened && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`What the ledger says of ${order.reference}`}
          onClick={() => setOpened(true)}
        >
          What the ledger says
        </Button>
      )}
      {opened && <LedgerLines order={order._id} />}
    </div>
  );
}
