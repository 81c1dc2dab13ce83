// The lines of bank statements of which one figure of a day is made.
import { type CAME_LINES, type CameLine, listCameLines } from '@ijeuwa/contract/books';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { paths } from '#platform/paths.ts';
import { useRead } from '#platform/queries.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDateTime, formatDay, formatMoney } from '#ui/format.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useQueuePages } from '../QueuePages.tsx';

type Of = (typeof CAME_LINES)[number];

const HEADINGS: Record<Of, string> = {
  came: 'Nobody’s when they came',
  named: 'Nobody’s no longer',
  freed: 'Read on a day before',
  known: 'In the books before',
};
const STATES: Record<Exclude<CameLine['state'], 'closed'>, string> = {
  open: 'Nobody has said what it is.',
  confirmed: 'Its transfer is confirmed.',
  kept: 'Kept for the sum alone.',
};
const CLOSED_AS: Record<NonNullable<NonNullable<CameLine['closed']>['as']>, string> = {
  booked: 'in the books already',
  sent_back: 'sent back',
  interest: 'interest of the bank',
  counted: 'more money of a transfer that had come',
  taken_back: 'taken back by the bank',
};

const stateOf = ({ state, closed, reference }: CameLine): string => {
  if (state !== 'closed') return [STATES[state], reference].filter(Boolean).join(' ');
  const what = closed?.as ? `Closed: ${CLOSED_AS[closed.as]}` : 'Closed';
  return reference ? `${what}, ${reference}.` : `${what}.`;
};

export function CameLines({ day, of }: { day: string; of: Of }) {
  const { after, pagesTo } = useQueuePages();
  const query = { day, of, ...(after && { after }) };
  const { data, error, isFetching, refetch } = useRead(listCameLines, { query });
  return (
    <section aria-labelledby="came-lines" className="flex flex-col gap-3">
      <SectionHeading id="came-lines">Lines of statements: {HEADINGS[of]}</SectionHeading>
      {!data && !error && <SkeletonRows rows={2} faces={false} label="Loading the lines..." />}
      {!data && error && (
        <ErrorState
          title="The lines did not load"
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.lines.length === 0 && <p className="text-ink-2">No line belongs to it now.</p>}
      <ul aria-label="Lines of statements" className="flex flex-col">
        {data?.lines.map((line) => (
          <Line key={line._id} line={line} />
        ))}
      </ul>
      <SectionLink to={`${paths.staff}/statements`}>To the statements</SectionLink>
      {data && pagesTo(data.next)}
    </section>
  );
}

function Line({ line }: { line: CameLine }) {
  const { day, amount, narration, order, member, closed } = line;
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
        <span className="text-sm text-ink-2">{formatDay(day)}</span>
      </p>
      <p dir="auto" className="text-left wrap-anywhere">
        {narration || 'The bank gives no words for it.'}
      </p>
      <p className="text-sm text-ink-2 wrap-anywhere">{stateOf(line)}</p>
      {closed && (
        <p className="text-sm text-ink-2 wrap-anywhere">
          {closed.by ? `By ${closed.by}, ` : ''}
          {formatDateTime(closed.at, HOME_ZONE)}
          {closed.reason && `: ${closed.reason}`}
        </p>
      )}
      {order && (
        <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
          {order.title}
          {member && ` for ${member.name}`}
          <SectionLink to={`${paths.staff}/orders?reference=${encodeURIComponent(order.reference)}`}>
            {order.reference}
          </SectionLink>
        </p>
      )}
    </li>
  );
}
