// 'Where is my money?': the line of time of one order, asked for when it is opened.
import type { Order } from '@ijeuwa/contract/billing';
import { findTimeline, type Timeline } from '@ijeuwa/contract/timelines';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { TimeLine } from '#ui/TimeLine.tsx';
import { orderName } from '../order-name.ts';

type WhereIsMoneyProps = {
  order: Order;
  startsOpen?: boolean;
  /** Something before it is what was asked for. */
  staysPut?: boolean;
};

export function WhereIsMoney({ order, startsOpen = false, staysPut = false }: WhereIsMoneyProps) {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  const asks = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={asks}
        variant="quiet"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`Where is my money? ${order.item.title}, ${orderName(order)}`}
        onClick={() => setOpen(!open)}
      >
        Where is my money?
      </Button>
      <div id={id} className="w-full">
        {open && <Line order={order} asks={staysPut ? undefined : asks} />}
      </div>
    </>
  );
}

/** Something was paid, and not all of it goes back already. */
const mayAskBack = ({ status, total, owedBack, sentBack }: Order): boolean =>
  status === 'paid' && (owedBack?.amountMinor ?? 0) + (sentBack?.amountMinor ?? 0) < total.amountMinor;

/** A person of support reads it, and has finance look at it. */
function AskBack({ order }: { order: Order }) {
  return (
    <p className="pt-3 text-sm text-ink-2">
      Should money go back to you?{' '}
      <Link
        to={`${paths.helpSupport}#contact`}
        state={{ subject: `Refund of ${order.item.title}, ${orderName(order)}` }}
        className="text-wine underline"
      >
        Ask for a refund
      </Link>
      . A person looks at it and answers you.
    </p>
  );
}

/** Who decides about it, while they do: nothing can be sent back beside that. */
function Decides({ by }: { by: NonNullable<Timeline['decides']> }) {
  const who = by === 'paypal' ? 'PayPal' : 'the bank';
  return (
    <p className="pt-3 text-sm text-ink-2">
      Now {who} decides about this money, and until that is done we cannot send it back ourselves. If
      something is wrong with it,{' '}
      <Link to={`${paths.helpSupport}#contact`} className="text-wine underline">
        write to us
      </Link>{' '}
      all the same.
    </p>
  );
}

type LineProps = {
  order: Order;
  /** What opened it; where there is none, nothing moves. */
  asks: RefObject<HTMLButtonElement | null> | undefined;
};

function Line({ order, asks }: LineProps) {
  const { data, error, isFetching, refetch } = useRead(findTimeline, { params: { id: order._id } });
  const line = useRef<HTMLDivElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isThere || !asks) return;
    // What was asked for comes into sight, however far down its order stands; where that is much, it begins with what was tapped.
    for (const one of [line.current, asks.current])
      one?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, [isThere, asks]);
  if (data)
    return (
      <div ref={line} className="scroll-mb-24 pt-3 pb-2">
        <TimeLine happened={data.happened} next={data.next} />
        {data.decides ? <Decides by={data.decides} /> : mayAskBack(order) && <AskBack order={order} />}
      </div>
    );
  if (error) return <SmallError message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
  return <SkeletonRows rows={3} faces={false} label="Looking for your money..." />;
}
