// What came too much stays for the next order: said once, until it is sent back.
import { findOrder, listOrders, type Order } from '@ijeuwa/contract/billing';
import { findCredit, keepAsCredit } from '@ijeuwa/contract/credit';
import type { Money } from '@ijeuwa/contract/fields';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { useState } from 'react';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatMoney } from '#ui/format.ts';
import { orderName } from '../order-name.ts';

export function KeepAsCredit({ order, amount }: { order: Order; amount: Money }) {
  const renews = [listOrders, findOrder, findTimeline, findCredit];
  const keep = useChange(keepAsCredit, { renews });
  const say = () =>
    keep.mutate(
      { params: { id: order._id } },
      {
        onSuccess: () => feedback.success(`${formatMoney(amount)} is kept for your next order.`),
        onError: ({ message }) => feedback.error(message),
        onSettled: () => setAsks(false),
      },
    );
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Keep it as credit: ${formatMoney(amount)}, ${orderName(order)}`}
        onClick={() => setAsks(true)}
      >
        Keep it as credit
      </Button>
      <ConfirmModal
        open={asks}
        title={`Keep ${formatMoney(amount)} as credit?`}
        confirmLabel="Keep it"
        busy={keep.isPending}
        onConfirm={say}
        onClose={() => setAsks(false)}
      >
        Then it is not sent back to you. It counts by itself for your next order, and goes back if you delete
        your account.
      </ConfirmModal>
    </>
  );
}
