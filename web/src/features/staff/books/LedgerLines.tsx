// The ledger of one order: what its days earned, by months that open into days, and every other line, the newest first.
import { type EarnedMonth, listEarnedDays, listLedgerLines } from '@ijeuwa/contract/books';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useState } from 'react';
import { useRead } from '#platform/queries.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDate, formatDay, formatMoney, formatMonth, formatNumber } from '#ui/format.ts';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useQueuePages } from '../QueuePages.tsx';
import { accountWords, readAs } from './book-words.ts';

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
      {data.earned.length > 0 && !after && <Earned order={order} months={data.earned} />}
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
            <span className="ml-auto font-medium tabular-nums">{formatMoney(readAs(account, amount))}</span>
          </li>
        ))}
      </ul>
      {pagesTo(data.next)}
    </div>
  );
}

function Earned({ order, months }: { order: string; months: readonly EarnedMonth[] }) {
  return (
    <ul aria-label="Earned by month" className="flex w-full flex-col text-sm">
      {months.map((one) => (
        <li
          key={`${one.month} ${one.account} ${one.amount.currency}`}
          className="border-t border-line first:border-t-0"
        >
          <Month order={order} one={one} />
        </li>
      ))}
    </ul>
  );
}

function Month({ order, one: { month, account, amount, days } }: { order: string; one: EarnedMonth }) {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-0.5 py-2">
        <span className="min-w-0 wrap-anywhere">
          Earned in {formatMonth(month)}
          <span className="text-ink-2">
            {' '}
            ({accountWords(account)}, {formatNumber(days)} {days === 1 ? 'posting' : 'postings'})
          </span>
        </span>
        <span className="ml-auto font-medium tabular-nums">{formatMoney(amount)}</span>
      </summary>
      {opened && <Days order={order} month={month} />}
    </details>
  );
}

function Days({ order, month }: { order: string; month: string }) {
  const { data, error } = useRead(listEarnedDays, { query: { order, month } });
  if (error && !data) return <p className="pb-2 text-ink-2">{error.message}</p>;
  if (!data) return <SkeletonRows rows={2} faces={false} label="Loading the days..." />;
  return (
    <ul aria-label={`Days of ${formatMonth(month)}`} className="flex flex-col pb-2 pl-4 text-ink-2">
      {data.days.map(({ day, amount }) => (
        <li key={`${day} ${amount.currency}`} className="flex flex-wrap justify-between gap-x-4 py-1">
          <span>{formatDay(day)}</span>
          <span className="tabular-nums">{formatMoney(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
