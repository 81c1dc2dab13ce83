// Takes back that a transfer was made, as long as nobody looks for it.
import {
  findOrder,
  findSubscription,
  listOrders,
  type Order,
  takeBackAnnouncement,
} from '@ijeuwa/contract/billing';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';

export function TakeBack({ order }: { order: Order }) {
  const back = useChange(takeBackAnnouncement, {
    renews: [listOrders, findOrder, findTimeline, findSubscription],
  });
  const takeBack = () =>
    back.mutate(
      { params: { id: order._id } },
      {
        onSuccess: () => feedback.info('Taken back: nobody looks for this transfer.'),
        onError: ({ message }) => feedback.error(message),
      },
    );
  return (
    <Button variant="quiet" size="sm" busy={back.isPending} busyText="Taking it back..." onClick={takeBack}>
      I have not sent it
    </Button>
  );
}
