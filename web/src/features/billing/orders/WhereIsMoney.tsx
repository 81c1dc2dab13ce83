// 'Where is my money?': the line of time of one order, asked for when it is opened.
import type { Order } from '@ijeuwa/contract/billing';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { TimeLine } from '#ui/TimeLine.tsx';

type WhereIsMoneyProps = { order: Order; startsOpen?: boolean };

export function WhereIsMoney({ order, startsOpen = false }: WhereIsMoneyProps) {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`Where is my money? ${order.item.title}, ${order.reference}`}
        onClick={() => setOpen(!open)}
      >
        Where is my money?
      </Button>
      <div id={id} className="w-full">
        {open && <Line order={order} />}
      </div>
    </>
  );
}

/** Something was paid, and not all of it goes back already. */
const mayAskBack = ({ status, total, owedBack, sentBack }: Order): boolean =>
  status === 'paid' && (owedBack?.amountMinor ?? 0) + (sentBack?.amountMinor ?? 0) < total.amountMinor;

/** A person of support reads it, and has finance look at it. */
function AskBack({ order: { item, reference } }: { order: Order }) {
  return (
    <p className="pt-3 text-sm text-ink-2">
      Should money go back to you?{' '}
      <Link
        to={`${paths.helpSupport}#contact`}
        state={{ subject: `Refund of ${item.title}, ${reference}` }}
        className="text-wine underline"
      >
        Ask for a refund
      </Link>
      . A person looks at it and answers you.
    </p>
  );
}

function Line({ order }: { order: Order }) {
  const { data, error, isFetching, refetch } = useRead(findTimeline, { params: { id: order._id } });
  if (data)
    return (
      <div className="pt-3 pb-2">
        <TimeLine {...data} />
        {mayAskBack(order) && <AskBack order={order} />}
      </div>
    );
  if (error) return <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
  return <SkeletonRows rows={3} faces={false} label="Looking for your money..." />;
}
