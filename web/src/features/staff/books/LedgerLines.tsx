// The ledger lines of one order, the newest first.
import { listLedgerLines } from '@ijeuwa/contract/books';
import type { Money } from '@ijeuwa/contract/fields';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useRead } from '#platform/queries.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDate, formatMoney } from '#ui/format.ts';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useQueuePages } from '../QueuePages.tsx';
import { accountWords } from './book-words.ts';

/** What we owe and what we earned grow by a credit: each account is read by the side on which it grows. */
const readAs = (account: string, { amountMinor, currency }: Money): Money => ({
  amountMinor: /^(?:liability|income):/.test(account) ? -amountMinor : amountMinor,
  currency,
});

export function LedgerLines({ order }: { order: string }) {
  const { after, pagesTo } = useQueuePages();
  const { data, error, isFetching, refetch } = useRead(listLedgerLines, {
    query: { order, ...(after && { after }) },
  });
  if (error && !data)
    return (
      <ErrorState
        title="The lines did not load"
        message={error.message}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonRows rows={2} faces={false} label="Loading the lines..." />;
  return (
    <div className="flex w-full flex-col gap-3">
      <ul aria-label="Ledger lines" className="flex w-full flex-col text-sm">
        {data.lines.map(({ seq, at, kind, account, amount }) => (
          <li
            key={seq}
            className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 border-t border-line py-2 first:border-t-0"
          >
            <span className="min-w-0 wrap-anywhere">
              {accountWords(account)}
              <span className="text-ink-2">
                {' '}
                ({kind}, {formatDate(at, HOME_ZONE)})
              </span>
            </span>
            <span className="font-medium tabular-nums">{formatMoney(readAs(account, amount))}</span>
          </li>
        ))}
      </ul>
      {pagesTo(data.next)}
    </div>
  );
}
