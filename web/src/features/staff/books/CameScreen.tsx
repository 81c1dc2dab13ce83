// What came on a day, by way and currency, and the rows that a figure is made of: yesterday, unless another is chosen.
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatDay, formatNearDay } from '#ui/format.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { dayThere } from '#ui/two-clocks.ts';
import { QueuePage } from '../QueuePage.tsx';
import { useQueuePages } from '../QueuePages.tsx';
import { useCameMoney, type Way } from '../staff.queries.ts';
import { BooksPages } from './BooksPages.tsx';
import { PROVIDER_WORDS } from './book-words.ts';
import { CameLines } from './CameLines.tsx';
import { CameRow } from './CameRow.tsx';
import { Nets, openedOf, Totals } from './DayFigures.tsx';
import { DayForm } from './DayForm.tsx';
import { WentBackRows } from './WentBackRows.tsx';

const today = () => dayThere(Date.now(), HOME_ZONE);

export default function CameScreen() {
  const [search, setSearch] = useSearchParams();
  const day = search.get('day') ?? undefined;
  const rows = search.get('rows');
  const onDay = (chosen: string) => setSearch(chosen ? { day: chosen } : {});
  const query = useCameMoney(day, undefined, undefined);
  return (
    <QueuePage
      title="Books"
      intro="What came on one day, from midnight to midnight in Lagos."
      above={
        <>
          <BooksPages />
          <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
            <DayForm day={query.data?.day ?? day} onDay={onDay} />
            <p className="flex flex-wrap gap-x-6">
              {day !== undefined && <SectionLink to={`${paths.staff}/books`}>Yesterday</SectionLink>}
              {day !== today() && <SectionLink to={`?day=${today()}`}>Today so far</SectionLink>}
            </p>
          </div>
        </>
      }
      query={query}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading what came..." />}
    >
      {(came) => (
        <div className="flex flex-col gap-6">
          <SectionHeading
            action={
              <span className="shrink-0">{formatNearDay(`${came.day}T12:00:00+01:00`, HOME_ZONE)}</span>
            }
          >
            What came on {formatDay(came.day)}
          </SectionHeading>
          {came.nets.length > 0 && <Nets nets={came.nets} day={came.day} opened={rows} />}
          {came.totals.length === 0 && came.ofNobody === null ? (
            <EmptyState picture="none" title="No money came on this day">
              {came.day === today() ? 'What comes later today stands here.' : 'Choose another day above.'}
            </EmptyState>
          ) : (
            <>
              <Totals totals={came.totals} ofNobody={came.ofNobody} day={came.day} opened={rows} />
              <p className="text-sm text-ink-2">
                Each figure opens what it is made of. A transfer counts on the day on which it was confirmed.
                What stands on a statement, and nobody has said whose it is, counts as nobody’s on the day on
                which the statement was uploaded.
              </p>
            </>
          )}
          <Rows key={`${came.day} ${rows}`} asked={day} day={came.day} rows={rows} />
        </div>
      )}
    </QueuePage>
  );
}

type RowsProps = { asked: string | undefined; day: string; rows: string | null };

function Rows({ asked, day, rows }: RowsProps) {
  const { way, back, lines } = openedOf(rows);
  return (
    <>
      {rows !== null && (
        <SectionLink to={`?${new URLSearchParams({ day })}`}>All payments of the day</SectionLink>
      )}
      {back && <WentBackRows day={day} currency={back} />}
      {lines && <CameLines day={day} of={lines} />}
      {!back && !lines && <Payments day={asked} way={way} />}
    </>
  );
}

/** Of one way and currency, where its figure was chosen. */
function Payments({ day, way }: { day: string | undefined; way: Way | undefined }) {
  const { after, pagesTo } = useQueuePages();
  const { data, error, isFetching, refetch } = useCameMoney(day, after, way);
  if (error && !data)
    return (
      <ErrorState
        title="The payments did not load"
        message={error.message}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonRows rows={3} faces={false} label="Loading the payments..." />;
  return (
    <>
      {way && (
        <SectionHeading>
          {PROVIDER_WORDS[way.provider]}, in {way.currency}
        </SectionHeading>
      )}
      <ul aria-label="Payments" className="flex flex-col">
        {data.payments.map((payment) => (
          <CameRow key={payment._id} payment={payment} />
        ))}
      </ul>
      {pagesTo(data.next)}
    </>
  );
}
