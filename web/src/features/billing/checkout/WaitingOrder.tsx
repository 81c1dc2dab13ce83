// Before anything is ordered a second time: that money of the member's is already on its way, or that the same package is
// ordered and waits to be paid.
import type { OrderItem } from '@ijeuwa/contract/billing';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { formatDate, formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { useOrders } from '../billing.queries.ts';
import { IF_BOTH_COME, isInDoubt } from './FirstMayCome.tsx';

type WaitingOrderProps = {
  /** What of it a transfer that was announced would pay for. */
  isMeant: (item: OrderItem) => boolean;
  /** The package that is about to be ordered. */
  packageId?: string;
};

export function WaitingOrder({ isMeant, packageId }: WaitingOrderProps) {
  const orders = useOrders().data?.orders ?? [];
  const announced = orders.find(
    ({ status, announcedAt, item }) => status === 'open' && announcedAt !== null && isMeant(item),
  );
  if (announced?.announcedAt && packageId && announced.item.id !== packageId)
    return (
      <Notice tone="warning" title="We are looking for your transfer.">
        On {formatDate(announced.announcedAt)} you told us that {formatMoney(announced.total)} for{' '}
        {announced.item.title} is on its way. If you want this package in its place, do not send it, and
        choose “I have not sent it” beside that order. If it comes, {announced.item.title} is paid as well.
      </Notice>
    );
  if (announced?.announcedAt)
    return (
      <Notice tone="warning" title="We are looking for your transfer.">
        On {formatDate(announced.announcedAt)} you told us that {formatMoney(announced.total)} for{' '}
        {announced.item.title} is on its way. No second payment is needed:{' '}
        {announced.item.kind === 'package'
          ? 'your package begins when we have confirmed it'
          : 'it is paid when we have confirmed it'}
        . What arrives twice is sent back.
      </Notice>
    );
  const same = orders.find(
    ({ item, methods }) => item.kind === 'package' && item.id === packageId && methods.length > 0,
  );
  if (!same) return null;
  const came = same.total.amountMinor - (same.missing ?? same.total).amountMinor;
  return (
    <Notice
      tone={came > 0 ? 'warning' : 'info'}
      title={
        came > 0
          ? `${formatMoney({ ...same.total, amountMinor: came })} has come for ${same.item.title} already.`
          : `You have ordered ${same.item.title} already.`
      }
      action={
        <ButtonLink
          size="sm"
          variant="secondary"
          // A page that was begun at a provider only waits: how to pay is asked at once.
          to={`${paths.billingProcess}?${new URLSearchParams({ order: same._id, ...(isInDoubt(same) && { again: 'yes' }) })}`}
        >
          Pay that order
        </ButtonLink>
      }
    >
      {formatMoney(same.missing ?? same.total)} of {formatDate(same.createdAt)} is not paid yet. If you order
      it again here, the order that is paid first counts and the other ends
      {came > 0 ? ': what has come for it then goes back to you' : ''}.
      {isInDoubt(same) &&
        ` A payment that you began for it may still arrive, and nothing of it is lost: ${IF_BOTH_COME}.`}
    </Notice>
  );
}
