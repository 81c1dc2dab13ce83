// Money, and word of money, that fits nothing and that nobody has closed; the oldest first.

import type { UnmatchedMoney } from '@ijeuwa/contract/books';
import { listStatementLines } from '@ijeuwa/contract/statements';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { formatDate, formatMoney, formatNumber } from '#ui/format.ts';
import { SectionLink } from '#ui/SectionLink.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useQueuePages } from '../QueuePages.tsx';
import { useUnmatched } from '../staff.queries.ts';
import { useMayCall } from '../staff-session.ts';
import { outcomeWords } from '../transfers/transfer-words.ts';
import { BooksPages } from './BooksPages.tsx';

const DAY_MS = 86_400_000;

export default function UnmatchedScreen() {
  const { after, pagesTo } = useQueuePages();
  const query = useUnmatched(after);
  return (
    <QueuePage
      title="Books"
      intro="What came and fits nothing, the oldest first. It leaves the list when somebody says what it is, sends it back, or closes it with a reason."
      above={<BooksPages />}
      query={query}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading what is unmatched..." />}
    >
      {({ unmatched, all, next }) => (
        <div className="flex flex-col gap-6">
          {unmatched.length === 0 ? (
            <EmptyState picture="none" title="Nothing is unmatched">
              All the money that came has its order, and every line of the statements is explained.
            </EmptyState>
          ) : (
            <>
              <p>{formatNumber(all)} in all.</p>
              <ul aria-label="Unmatched" className="flex flex-col">
                {unmatched.map((one) => (
                  <UnmatchedRow key={one._id} one={one} now={query.dataUpdatedAt} />
                ))}
              </ul>
            </>
          )}
          {pagesTo(next)}
        </div>
      )}
    </QueuePage>
  );
}

const ageOf = (at: string, now: number): string => {
  const days = Math.floor((now - Date.parse(at)) / DAY_MS);
  if (days < 1) return 'Since today';
  return days === 1 ? 'For a day' : `For ${formatNumber(days)} days`;
};

function UnmatchedRow({
  one: { _id, what, at, amount, came, reference, outcome, narration },
  now,
}: {
  one: UnmatchedMoney;
  now: number;
}) {
  const isLine = what === 'line';
  const mayReadStatements = useMayCall(listStatementLines);
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums">{amount ? formatMoney(amount) : 'No money yet'}</span>
        <Badge tone="gold">{ageOf(at, now)}</Badge>
        <span className="text-sm text-ink-2">{formatDate(at, HOME_ZONE)}</span>
      </p>
      {narration && (
        <p dir="auto" className="text-left font-medium wrap-anywhere">
          {narration}
        </p>
      )}
      <p className="wrap-anywhere">
        {isLine
          ? 'A line of a bank statement of which nobody has said what it is.'
          : `${reference}: ${outcomeWords(outcome ?? '')}.${came ? ` ${formatMoney(came)} ${amount ? 'came in all' : 'was sent'}.` : ''}`}
      </p>
      {(!isLine || mayReadStatements) && (
        <SectionLink
          to={
            isLine
              ? `${paths.staff}/statements?line=${_id}`
              : `${paths.staff}/transfers?${new URLSearchParams({ reference: reference ?? '', odd: '1' })}`
          }
        >
          {isLine ? 'To this line' : 'To this payment'}
        </SectionLink>
      )}
    </li>
  );
}
