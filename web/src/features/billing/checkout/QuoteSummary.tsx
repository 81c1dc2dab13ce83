// What is being bought and what it costs, tax shown as it is.
import type { Quote } from '@ijeuwa/contract/billing';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import { formatDate, formatMoney, formatTime } from '#ui/format.ts';

export function QuoteSummary({ quote }: { quote: Quote }) {
  return (
    <Card as="section" tone="quiet" aria-label="Your order">
      <h2 className="mb-1 text-xl">{quote.packageName}</h2>
      <FactList
        facts={[
          { label: 'Price', value: formatMoney(quote.price) },
          { label: 'Tax', value: formatMoney(quote.tax) },
          {
            label: 'Total',
            value: <span className="font-serif text-xl font-semibold">{formatMoney(quote.total)}</span>,
          },
        ]}
      />
      {quote.beginsAt && (
        <p className="mt-2 font-medium">
          It begins on {formatDate(quote.beginsAt)}, when what you have paid for has ended. You lose no day.
        </p>
      )}
      <p className="mt-2 text-sm text-ink-2">
        This price is held for you until {formatTime(quote.expiresAt)} WAT.
      </p>
    </Card>
  );
}
