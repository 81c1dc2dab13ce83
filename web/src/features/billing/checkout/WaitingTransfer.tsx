// Before anything is paid a second time: that money of the member's is already on its way.
import type { OrderItem } from '@ijeuwa/contract/billing';
import { formatDate, formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { useOrders } from '../billing.queries.ts';

export function WaitingTransfer({ isMeant }: { isMeant: (item: OrderItem) => boolean }) {
  const { data } = useOrders();
  const waiting = data?.orders.find(
    ({ status, announcedAt, item }) => status === 'open' && announcedAt !== null && isMeant(item),
  );
  if (!waiting?.announcedAt) return null;
  return (
    <Notice tone="warning" title="We are looking for your transfer.">
      On {formatDate(waiting.announcedAt)} you told us that {formatMoney(waiting.total)} for{' '}
      {waiting.item.title} is on its way. No second payment is needed:{' '}
      {waiting.item.kind === 'package' ? 'your package begins when it arrives' : 'it is paid when it arrives'}
      . What arrives twice is sent back.
    </Notice>
  );
}
