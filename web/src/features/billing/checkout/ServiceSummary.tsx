// What of a service waits to be paid: its name, what it costs, and how long that holds.
import type { Money } from '@ijeuwa/contract/fields';
import type { ServiceQuote } from '@ijeuwa/contract/services';
import { Card } from '#ui/Card.tsx';
import { formatDateTime } from '#ui/format.ts';
import { PriceFacts } from './PriceFacts.tsx';
import { useCountdown } from './useCountdown.ts';

/** What somebody may take it for, and it is not. */
const NO_PACKAGE: Partial<Record<ServiceQuote['kind'], string>> = {
  vip: 'A matchmaker searches for you and introduces you. It is no package: to like people yourself in the dating app you need one of those, and one that you have goes on beside it.',
};

const HOUR_MS = 3_600_000;

type ServiceSummaryProps = {
  quote: ServiceQuote;
  /** What of the member’s credit counts for it. */
  fromCredit: Money | undefined;
  toPay: Money;
};

export function ServiceSummary({ quote, fromCredit, toPay }: ServiceSummaryProps) {
  const { kind, title, total, expiresAt } = quote;
  const isSoon = Date.parse(expiresAt) - Date.now() <= HOUR_MS;
  return (
    <Card as="section" tone="quiet" aria-label="Your order">
      <h2 className="mb-1 text-xl wrap-anywhere">{title}</h2>
      {NO_PACKAGE[kind] && <p className="mb-2 text-sm">{NO_PACKAGE[kind]}</p>}
      <PriceFacts total={total} fromCredit={fromCredit} toPay={fromCredit && toPay} />
      <p className="mt-2 text-sm text-ink-2">
        It is held for you until {formatDateTime(expiresAt)}.{isSoon && <TimeLeft until={expiresAt} />}
      </p>
    </Card>
  );
}

function TimeLeft({ until }: { until: string }) {
  const left = useCountdown(until);
  return (
    <span role="timer" className="block font-serif text-lg font-semibold text-ink tabular-nums">
      {left}
    </span>
  );
}
