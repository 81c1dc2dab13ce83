// What is being bought and what it costs, tax shown as it is.
import type { Quote } from '@ijeuwa/contract/billing';
import type { ReactNode } from 'react';
import { Card } from '#ui/Card.tsx';
import { formatDateTime, formatTime } from '#ui/format.ts';
import { BeginsLater } from './BeginsLater.tsx';
import { PriceFacts } from './PriceFacts.tsx';

/** A code with few uses left may be on the screens of several people. */
const CODE_IS_NOT_HELD =
  'The code in it is yours once you have chosen how to pay: if it has few uses left, whoever orders first has them. Should it be gone by then, we tell you, and nothing is charged.';

type QuoteSummaryProps = {
  quote: Quote;
  /** The package that runs and was paid for: a larger one begins before its end. */
  running?: string;
  /** Until when a free trial runs, whose days do not wait. */
  trialUntil?: string | null;
  /** Where a code is entered, while it still can be. */
  children?: ReactNode;
};

export function QuoteSummary({ quote, running, trialUntil, children }: QuoteSummaryProps) {
  return (
    <Card as="section" tone="quiet" aria-label="Your order">
      <h2 className="mb-1 text-xl">{quote.packageName}</h2>
      <PriceFacts
        total={quote.total}
        tax={quote.tax}
        discount={quote.discount}
        left={quote.credits}
        fromCredit={quote.fromCredit}
        toPay={quote.fromCredit && quote.toPay}
      />
      {children}
      <BeginsLater at={quote.beginsAt} />
      {quote.credits.length > 0 && (
        <p className="mt-2 font-medium">
          It begins as soon as it is paid and takes the place of {running}, which ends then. Today counts as
          used.
        </p>
      )}
      {!quote.beginsAt && running && quote.credits.length === 0 && (
        <p className="mt-2 font-medium">
          It begins as soon as it is paid, and what is left of {running} follows after it. You lose no day.
        </p>
      )}
      {!quote.beginsAt && trialUntil && (
        <p className="mt-2 font-medium">
          It begins as soon as it is paid and takes the place of your free trial: what is left of its days,
          until {formatDateTime(trialUntil)}, falls away. To have them all, pay once it has ended.
        </p>
      )}
      <p className="mt-2 text-sm text-ink-2">
        This price is held for you until {formatTime(quote.expiresAt)}.{quote.code && ` ${CODE_IS_NOT_HELD}`}
      </p>
    </Card>
  );
}
