// The lines of bank statements of which one figure of a day is made.
import { type CAME_LINES, type CameLine, listCameLines } from '@ijeuwa/contract/books';
import { paths } from '#platform/paths.ts';
import { useRead } from '#platform/queries.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDay, formatMoney } from '#ui/format.ts';
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
const STATES: Record<CameLine['state'], string> = {
  open: 'Nobody has said what it is.',
  confirmed: 'Its transfer is confirmed.',
  closed: 'Closed.',
  kept: 'Kept for the sum alone.',
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
      <ul aria-label="Lines of statements" className="flex flex-col">
        {data?.lines.map(({ _id, day: onDay, amount, narration, state, reference }) => (
          <li key={_id} className="flex flex-col gap-1 border-t border-line py-3 first:border-t-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
              <span className="text-sm text-ink-2">{formatDay(onDay)}</span>
            </p>
            <p className="wrap-anywhere">{narration}</p>
            <p className="text-sm text-ink-2 wrap-anywhere">
              {STATES[state]} {reference}
            </p>
          </li>
        ))}
      </ul>
      <SectionLink to={`${paths.staff}/statements`}>To the statements</SectionLink>
      {data && pagesTo(data.next)}
    </section>
  );
}
