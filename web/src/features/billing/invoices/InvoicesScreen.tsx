// /invoices: what the member was billed, newest first, each with its file, and all of them in one.
import type { Order } from '@ijeuwa/contract/billing';
import { fetchAllInvoices, listInvoices } from '@ijeuwa/contract/invoices';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { places } from '#platform/places.ts';
import { soonThenLater, useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useDownload } from '#ui/useDownload.ts';
import { useOrders } from '../billing.queries.ts';
import { SeeOrder } from '../orders/SeeOrder.tsx';
import { comingOf, comingWords, isBeingChecked } from './coming.ts';
import { InvoiceRow } from './InvoiceRow.tsx';

const NONE: Order[] = [];

export default function InvoicesScreen() {
  const orders = useOrders({ whileAny: isBeingChecked }).data?.orders ?? NONE;
  // It is known which order lacks its invoice before the list is asked for again.
  const [waits, setWaits] = useState(false);
  const { data, error, isFetching, refetch } = useRead(
    listInvoices,
    {},
    { refetchInterval: waits && soonThenLater },
  );
  const invoices = data?.invoices;
  const coming = invoices && comingOf(orders, invoices);
  if (waits !== Boolean(coming)) setWaits(Boolean(coming));
  return (
    <Page title={places.invoices.heading} tab={places.invoices.name}>
      {!invoices && !error && <SkeletonRows rows={3} faces={false} label="Loading your invoices..." />}
      {!invoices && error && (
        <ErrorState
          title="Your invoices did not load"
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {coming && <Coming order={coming} alone={invoices.length === 0} />}
      {invoices?.length === 0 && !coming && (
        <EmptyState
          title="No invoices yet"
          picture="letters"
          action={<ButtonLink to={places.payment.to}>See the packages</ButtonLink>}
        >
          When you pay for something, its invoice comes here.
        </EmptyState>
      )}
      {invoices && invoices.length > 0 && (
        <section aria-labelledby="invoice-history" className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3 *:first:grow">
            <SectionHeading id="invoice-history">Invoice History</SectionHeading>
            <DownloadAll />
          </div>
          <Card padded={false} className="px-4">
            <ul>
              {invoices.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} />
              ))}
            </ul>
          </Card>
        </section>
      )}
    </Page>
  );
}

/** `alone`: there is no other invoice yet. */
function Coming({ order, alone }: { order: Order; alone: boolean }) {
  const { title, text } = comingWords(order);
  const action = order.status !== 'paid' && <SeeOrder id={order._id} />;
  if (!alone)
    return (
      <Notice title={`${title}.`} action={action}>
        {text}
      </Notice>
    );
  return (
    <div role="status">
      <EmptyState title={title} picture="letters" action={action}>
        {text}
      </EmptyState>
    </div>
  );
}

function DownloadAll() {
  const { busy, download } = useDownload(
    fetchAllInvoices.path,
    'Failed to download invoices. Please try again later.',
  );
  return (
    <Button
      size="sm"
      icon={<Download aria-hidden="true" className="size-4" />}
      busy={busy}
      busyText="Downloading..."
      onClick={download}
    >
      Download All
    </Button>
  );
}
