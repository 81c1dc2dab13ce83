// One order as finance reads it: whose it is, how it stands, and its line of time.
import { findReasons } from '@ijeuwa/contract/books';
import { moneyWords } from '@ijeuwa/contract/order-words';
import { listRefunds } from '@ijeuwa/contract/refunds';
import type { FoundOrder } from '@ijeuwa/contract/timelines';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { formatMoney } from '#ui/format.ts';
import { SectionLink } from '#ui/SectionLink.tsx';
import { TimeLine } from '#ui/TimeLine.tsx';
import { useMayCall } from '../staff-session.ts';

const STATES = {
  open: { word: 'Open', tone: 'gold' },
  part_paid: { word: 'Partly paid', tone: 'gold' },
  paid: { word: 'Paid', tone: 'leaf' },
  failed: { word: 'Declined', tone: 'danger' },
  expired: { word: 'Expired', tone: 'neutral' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
  refunded: { word: 'Refunded', tone: 'neutral' },
  charged_back: { word: 'Charged back', tone: 'danger' },
} as const;

export function FoundOrderCard({ order }: { order: FoundOrder }) {
  const { reference, member, title, total, status, timeline } = order;
  const { goesBack, endedBecause } = order;
  const { decides } = timeline;
  const { word, tone } = moneyWords({ status, goesBack, decides, endedBecause }) ?? STATES[status];
  const mayReadWhy = useMayCall(findReasons);
  const mayReadRefunds = useMayCall(listRefunds);
  const search = new URLSearchParams({ reference });
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="min-w-0 wrap-anywhere text-lg tabular-nums">{reference}</h2>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className="wrap-anywhere">
        {title} for {member.name}, {formatMoney(total)}
      </p>
      <TimeLine {...timeline} zone={HOME_ZONE} />
      <p className="flex flex-wrap gap-x-5 border-t border-line pt-3">
        {mayReadWhy && <SectionLink to={`${paths.staff}/books/why?${search}`}>What it gave</SectionLink>}
        {mayReadRefunds && <SectionLink to={`${paths.staff}/refunds?${search}`}>Its refunds</SectionLink>}
      </p>
    </Card>
  );
}
