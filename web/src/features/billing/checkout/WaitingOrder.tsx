// Before anything is ordered a second time: that money of the member's is already on its way, or that the same package is
// ordered and waits to be paid.
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { formatDate, formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { useOrders } from '../billing.queries.ts';

export function WaitingOrder({ packageId }: { packageId: string }) {
  const orders = useOrders().data?.orders ?? [];
  const announced = orders.find(({ status, announcedAt }) => status === 'open' && announcedAt !== null);
  if (announced?.announcedAt)
    return (
      <Notice tone="warning" title="We are looking for your transfer.">
        On {formatDate(announced.announcedAt)} you told us that {formatMoney(announced.total)} for{' '}
        {announced.packageName} is on its way. No second payment is needed: your package begins when it
        arrives. What arrives twice is sent back.
      </Notice>
    );
  const same = orders.find((order) => order.packageId === packageId && order.methods.length > 0);
  if (!same) return null;
  return (
    <Notice
      tone="info"
      title={`You have ordered ${same.packageName} already.`}
      action={
        <ButtonLink
          size="sm"
          variant="secondary"
          to={`${paths.billingProcess}?${new URLSearchParams({ order: same._id })}`}
        >
          Pay that order
        </ButtonLink>
      }
    >
      {formatMoney(same.missing ?? same.total)} of {formatDate(same.createdAt)} is not paid yet. If you order
      it again here, the order that is paid first counts and the other ends.
    </Notice>
  );
}
