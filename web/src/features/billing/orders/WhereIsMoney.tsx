// 'Where is my money?': the line of time of one order, asked for when it is opened.
import type { Order } from '@ijeuwa/contract/billing';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { useId, useState } from 'react';
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

function Line({ order }: { order: Order }) {
  const { data, error, isFetching, refetch } = useRead(findTimeline, { params: { id: order._id } });
  if (data)
    return (
      <div className="pt-3 pb-2">
        <TimeLine {...data} />
      </div>
    );
  if (error) return <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
  return <SkeletonRows rows={3} faces={false} label="Looking for your money..." />;
}
