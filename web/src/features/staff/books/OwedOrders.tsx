// The orders that a figure of what we owe is made of.
import { listOwedOrders, OWED_ACCOUNTS } from '@ijeuwa/contract/books';
import { CURRENCIES } from '@ijeuwa/contract/fields';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { paths } from '#platform/paths.ts';
import { useRead } from '#platform/queries.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDate, formatMoney } from '#ui/format.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useQueuePages } from '../QueuePages.tsx';
import { OWED_WORDS } from './book-words.ts';

export function OwedOrders({ search }: { search: URLSearchParams }) {
  const { after, pagesTo } = useQueuePages();
  const account = OWED_ACCOUNTS.find((one) => one === search.get('account')) ?? OWED_ACCOUNTS[0];
  const currency = CURRENCIES.find((one) => one === search.get('currency')) ?? CURRENCIES[0];
  const title = search.get('title');
  const query = { account, currency, ...(title && { title }), ...(after && { after }) };
  const { data, error, isFetching, refetch } = useRead(listOwedOrders, { query });
  return (
    <section aria-labelledby="owed-orders" className="flex flex-col gap-3">
      <SectionHeading id="owed-orders">
        {OWED_WORDS[account]}
        {title && `: ${title}`}
      </SectionHeading>
      {!data && !error && <SkeletonRows rows={3} faces={false} label="Loading the orders..." />}
      {!data && error && (
        <ErrorState
          title="The orders did not load"
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.orders.length === 0 && <p className="text-ink-2">No order holds any of it now.</p>}
      <ul aria-label="Orders" className="flex flex-col">
        {data?.orders.map(({ order, member, amount, since }) => (
          <li key={order._id} className="flex flex-col gap-1 border-t border-line py-3 first:border-t-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
              <span className="text-sm text-ink-2">since {formatDate(since, HOME_ZONE)}</span>
            </p>
            <p className="wrap-anywhere">
              {order.title}
              {member && ` for ${member.name}`}
            </p>
            <SectionLink to={`${paths.staff}/books/why?reference=${encodeURIComponent(order.reference)}`}>
              {order.reference}
            </SectionLink>
          </li>
        ))}
      </ul>
      {data && pagesTo(data.next)}
    </section>
  );
}
