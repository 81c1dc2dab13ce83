// What is being bought and what it costs, tax shown as it is.
import type { Quote } from '@ijeuwa/contract/billing';
import type { ReactNode } from 'react';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import { formatDate, formatMoney, formatTime } from '#ui/format.ts';

type QuoteSummaryProps = {
  quote: Quote;
  /** The package that runs and was paid for: a larger one begins before its end. */
  running?: string;
  /** Where a code is entered, while it still can be. */
  children?: ReactNode;
};

export function QuoteSummary({ quote, running, children }: QuoteSummaryProps) {
  return (
    <Card as="section" tone="quiet" aria-label="Your order">
      <h2 className="mb-1 text-xl">{quote.packageName}</h2>
      <FactList
        facts={[
          { label: 'Price', value: formatMoney(quote.price) },
          ...(quote.discount ? [{ label: 'Discount', value: `−${formatMoney(quote.discount)}` }] : []),
          ...quote.credits.map(({ packageName, daysLeft, daysInAll, amount }) => ({
            label: `Left of ${packageName}, ${daysLeft} of ${daysInAll} days`,
            value: `−${formatMoney(amount)}`,
          })),
          { label: 'Tax', value: formatMoney(quote.tax) },
          {
            label: 'Total',
            value: <span className="font-serif text-xl font-semibold">{formatMoney(quote.total)}</span>,
          },
          ...(quote.fromCredit
            ? [
                { label: 'From your credit', value: `−${formatMoney(quote.fromCredit)}` },
                {
                  label: 'To pay',
                  value: <span className="font-serif text-xl font-semibold">{formatMoney(quote.toPay)}</span>,
                },
              ]
            : []),
        ]}
      />
      {children}
      {quote.beginsAt && (
        <p className="mt-2 font-medium">
          It begins on {formatDate(quote.beginsAt)}, when what you have paid for has ended. You lose no day.
        </p>
      )}
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
      <p className="mt-2 text-sm text-ink-2">
        This price is held for you until {formatTime(quote.expiresAt)}.
      </p>
    </Card>
  );
}
