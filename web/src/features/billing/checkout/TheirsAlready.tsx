// Instead of a price, once what it is for was paid in another tab: that it is theirs, until when, and the way on.
import type { Order } from '@ijeuwa/contract/billing';
import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { formatDate } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { useOrders, useSubscription } from '../billing.queries.ts';
import { BeginsLater } from './BeginsLater.tsx';

const isPaidFor =
  (packageId: string) =>
  ({ status, item }: Order): boolean =>
    status === 'paid' && item.kind === 'package' && item.id === packageId;

/** The order of this package that was paid since the screen knew the orders for the first time. */
export const usePaidMeanwhile = (packageId: string): Order | undefined => {
  const paid = useOrders().data?.orders.filter(isPaidFor(packageId));
  const [before, setBefore] = useState<readonly string[]>();
  if (paid && !before) setBefore(paid.map(({ _id }) => _id));
  return before && paid?.find(({ _id }) => !before.includes(_id));
};

export function TheirsAlready({ order, onGoBack }: { order: Order; onGoBack: () => void }) {
  const { data: subscription } = useSubscription();
  const { item, beginsAt } = order;
  const runs = !beginsAt && subscription?.packageId === item.id && !subscription.trial;
  const until = runs && subscription.endsAt ? formatDate(subscription.endsAt) : undefined;
  return (
    <Notice
      tone="success"
      title={`${item.title} is yours already.`}
      action={
        <>
          <ButtonLink to={paths.dashboard} size="sm">
            Continue to Dashboard
          </ButtonLink>
          <Button variant="secondary" size="sm" onClick={onGoBack}>
            See all packages
          </Button>
        </>
      }
    >
      It was paid while this page stood open{until && `, and runs until ${until}`}. Nothing more is to be
      paid.
      <BeginsLater at={beginsAt} />
    </Notice>
  );
}
