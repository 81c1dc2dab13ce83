// The invoices and credit notes of what finance looks for: by their number, or by a reference of their order.
import { isSample } from '@ijeuwa/contract/billing';
import { findInvoices } from '@ijeuwa/contract/invoices';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useRead } from '#platform/queries.ts';
import { Badge } from '#ui/Badge.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDate } from '#ui/format.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';

export function FoundInvoices({ name }: { name: string }) {
  const { data, error, refetch, isFetching } = useRead(findInvoices, { query: { number: name } });
  return (
    <section aria-labelledby="found-invoices" className="mt-4 flex flex-col gap-3">
      <SectionHeading id="found-invoices">Invoices</SectionHeading>
      {!data && !error && <SkeletonRows rows={1} faces={false} />}
      {!data && error && (
        <ErrorState
          title="The invoices did not load"
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data?.invoices.length === 0 && <p className="text-ink-2">{`No invoice is of ${name}.`}</p>}
      {data && data.invoices.length > 0 && (
        <ul>
          {data.invoices.map(({ id, number, item, amount, status, date, memberName, reference }) => (
            <li key={id} className="border-t border-line py-3 first:border-t-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 font-semibold wrap-anywhere">
                  {number}, {amount}
                </span>
                <Badge>{status}</Badge>
              </p>
              <p className="text-sm wrap-anywhere text-ink-2">
                {memberName || 'An account that is gone'} · {formatDate(date, HOME_ZONE)}
                <span className="block">
                  {item.title}
                  {isSample(item) && ', a sample of the demonstration'} · {reference}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
