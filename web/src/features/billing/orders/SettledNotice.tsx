// Thanks for a payment that arrived, or a transfer that is on its way.
import {
  findOrder,
  findSubscription,
  listOlderOrders,
  listOrders,
  type Order,
} from '@ijeuwa/contract/billing';
import { findCredit } from '@ijeuwa/contract/credit';
import { listInvoices } from '@ijeuwa/contract/invoices';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { useEffect } from 'react';
import { paths } from '#platform/paths.ts';
import { renew } from '#platform/queries.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useOrders } from '../billing.queries.ts';
import { BeginsLater } from '../checkout/BeginsLater.tsx';
import { beginsOnceConfirmed } from '../checkout/transfer-words.ts';
import { wordsAtReceipt } from './announced-too.ts';

/** What was read before the money came, and still offers to pay. */
const OLD = [
  listOrders,
  listOlderOrders,
  findOrder,
  findTimeline,
  findCredit,
  findSubscription,
  listInvoices,
];

export function SettledNotice({ order }: { order: Order }) {
  const { data, isFetching } = useOrders();
  const now = data?.orders.find(({ _id }) => _id === order._id);
  useEffect(() => {
    if (order.status === 'paid') void renew(...OLD);
  }, [order.status]);
  const { item, reference, beginsAt } = order;
  const isPackage = item.kind === 'package';
  // The list may be from before the payment, and money that came stays.
  const status = order.status === 'paid' ? 'paid' : now?.status;
  // The member took back that it was sent.
  if (status !== 'paid' && now && !isFetching && !now.announcedAt) return null;
  if (status !== 'paid')
    return (
      <Notice tone="success" title="Thank you.">
        We are looking for your transfer {reference}.{' '}
        {isPackage && !beginsAt
          ? `${beginsOnceConfirmed(item.title)}. We write to you then.`
          : `We confirm it within 24 hours, and write to you when ${item.title} is paid.`}
      </Notice>
    );
  return (
    <Notice
      tone="success"
      title="Payment received."
      action={
        isPackage && (
          <ButtonLink to={paths.dashboard} size="sm">
            Continue to Dashboard
          </ButtonLink>
        )
      }
    >
      {item.title} is {isPackage ? 'yours' : 'paid'}. Thank you.
      <BeginsLater at={beginsAt} />
      {data &&
        wordsAtReceipt(now ?? order, data.orders).map((words) => (
          <span key={words} className="mt-2 block">
            {words}
          </span>
        ))}
    </Notice>
  );
}
