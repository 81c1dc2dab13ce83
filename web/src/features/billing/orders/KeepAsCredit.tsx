// What came too much stays for the next order: said once, until it is sent back.
import { findOrder, listOrders, type Order } from '@ijeuwa/contract/billing';
import { findCredit, keepAsCredit } from '@ijeuwa/contract/credit';
import type { Money } from '@ijeuwa/contract/fields';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';

export function KeepAsCredit({ order, amount }: { order: Order; amount: Money }) {
  const renews = [listOrders, findOrder, findTimeline, findCredit];
  const keep = useChange(keepAsCredit, { renews });
  const say = () =>
    keep.mutate(
      { params: { id: order._id } },
      {
        onSuccess: () => feedback.success(`${formatMoney(amount)} is kept for your next order.`),
        onError: ({ message }) => feedback.error(message),
      },
    );
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`Keep it as credit: ${formatMoney(amount)}, ${order.reference}`}
      busy={keep.isPending}
      busyText="Keeping it..."
      onClick={say}
    >
      Keep it as credit
    </Button>
  );
}
