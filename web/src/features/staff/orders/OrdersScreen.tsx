// Where the money of an order is: found by a reference, or for one member.
import { findOrders } from '@ijeuwa/contract/timelines';
import { useSearchParams } from 'react-router';
import { useRead } from '#platform/queries.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { FoundOrderCard } from './FoundOrderCard.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import { WHAT_FINDS } from './search-words.ts';

export default function OrdersScreen() {
  const [search, setSearch] = useSearchParams();
  const reference = search.get('reference') ?? undefined;
  const memberId = (!reference && search.get('member')) || undefined;
  return (
    <DeskPage
      title="Orders"
      intro="Where the money of an order is, what comes next and by when. Search by any reference, by its figures alone, by an invoice number, or by the words on the bank’s statement."
    >
      <OrderSearch reference={reference} onSearch={(typed) => setSearch(typed ? { reference: typed } : {})} />
      {reference && <Found key={reference} query={{ reference }} />}
      {memberId && <Found key={memberId} query={{ memberId }} />}
    </DeskPage>
  );
}

function Found({ query }: { query: { reference?: string; memberId?: string } }) {
  const { data, error, isFetching, refetch } = useRead(findOrders, { query });
  if (error && !data)
    return (
      <ErrorState
        title="The orders did not load"
        message={error.message}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonRows rows={3} faces={false} label="Looking for orders..." />;
  if (data.orders.length === 0)
    return (
      <EmptyState picture="none" title="No order was found">
        {query.reference
          ? `Nothing that we keep is called ${query.reference}. ${WHAT_FINDS}`
          : 'This member has ordered nothing.'}
      </EmptyState>
    );
  return (
    <ul aria-label="Found orders" className="flex flex-col gap-3">
      {data.orders.map((order) => (
        <FoundOrderCard key={order._id} order={order} />
      ))}
    </ul>
  );
}
