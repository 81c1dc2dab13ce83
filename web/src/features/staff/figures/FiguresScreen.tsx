// What happened on each of the last days, and how the queues stand.
import type { CameNet } from '@ijeuwa/contract/books';
import { DAY_COUNTS, type DayFigures, type QueueFigures } from '@ijeuwa/contract/day-figures';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Card } from '#ui/Card.tsx';
import { FactList } from '#ui/FactList.tsx';
import { formatDateTime, formatMoney, formatNumber, formatRelative } from '#ui/format.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { SkeletonTiles } from '#ui/SkeletonTiles.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useDayFigures } from '../staff.queries.ts';
import { COUNT_WORDS, dayInWords, QUEUE_PLACES } from './figure-words.ts';

export default function FiguresScreen() {
  return (
    <QueuePage
      title="Figures"
      intro="Numbers only, day by day in Lagos. Today is not over yet."
      query={useDayFigures()}
      skeleton={<SkeletonTiles tiles={4} label="Loading the figures..." />}
    >
      {({ days, cameYesterday, queues }) => (
        <div className="flex flex-col gap-8">
          <Queues queues={queues} />
          <Came nets={cameYesterday} />
          <Days days={days} />
        </div>
      )}
    </QueuePage>
  );
}

function Queues({ queues }: { queues: readonly QueueFigures[] }) {
  return (
    <section aria-label="Open queues" className="flex flex-col gap-3">
      <SectionHeading>Open queues</SectionHeading>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 sm:grid-cols-4">
        {queues.map(({ what, waiting, oldestAt }) => (
          <Card as="li" key={what} padded={false} className="hover:border-wine">
            <Link to={QUEUE_PLACES[what].to} className="block h-full rounded-xl p-(--inset) sm:p-5">
              <span className="block font-serif text-3xl font-semibold">{formatNumber(waiting)}</span>
              <span className="block font-semibold">{QUEUE_PLACES[what].name}</span>
              <span className="block text-sm text-ink-2">{waitWords(what, oldestAt)}</span>
            </Link>
          </Card>
        ))}
      </ul>
    </section>
  );
}

const waitWords = (what: QueueFigures['what'], at: string | null): string => {
  const { next } = QUEUE_PLACES[what];
  if (!at) return next?.none ?? 'Nothing waits';
  return next ? `${next.at}: ${formatDateTime(at, HOME_ZONE)}` : `Oldest: ${formatRelative(at, HOME_ZONE)}`;
};

/** As the books have it, where each sum opens. */
function Came({ nets }: { nets: readonly CameNet[] }) {
  return (
    <section aria-label="Money yesterday" className="flex flex-col gap-3">
      <SectionHeading action={<SectionLink to={`${paths.staff}/books`}>In the books</SectionLink>}>
        Money yesterday
      </SectionHeading>
      {nets.length === 0 ? (
        <p className="text-ink-2">No money came yesterday, and none went back.</p>
      ) : (
        <FactList
          facts={nets.map(({ came, wentBack, net }) => ({
            label: `All in ${net.currency}`,
            value: (
              <span className="tabular-nums">
                {formatMoney(came)} came, {formatMoney(wentBack)} went back:{' '}
                <strong>{formatMoney(net)}</strong>
              </span>
            ),
          }))}
        />
      )}
    </section>
  );
}

const CELL = 'py-2.5 @max-2xl:py-0.5';

/** On a phone each day is a small stack, each figure beside its name; of a single one the table stays. */
function Days({ days }: { days: readonly DayFigures[] }) {
  const counts = DAY_COUNTS.filter((what) => days[0]?.[what] !== undefined);
  const stacks = counts.length > 1;
  return (
    <section aria-label="Day by day" className={`${stacks ? '@container ' : ''}flex flex-col gap-3`}>
      <SectionHeading>Day by day</SectionHeading>
      <table className="w-full @max-2xl:block">
        <caption className="sr-only">What happened on each day, today first</caption>
        <thead className="@max-2xl:sr-only">
          <tr className="border-b border-line text-ink-2">
            <th scope="col" className="py-2 pr-4 text-left font-semibold">
              Day
            </th>
            {counts.map((what) => (
              <th key={what} scope="col" className="py-2 pl-4 text-right font-semibold">
                {COUNT_WORDS[what]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-2xl:block">
          {days.map((one, back) => (
            <tr
              key={one.day}
              className="border-b border-line @max-2xl:grid @max-2xl:grid-cols-2 @max-2xl:gap-x-6 @max-2xl:py-3"
            >
              <th
                scope="row"
                className={`${CELL} pr-4 text-left font-semibold @max-2xl:col-span-full @max-2xl:block`}
              >
                {dayInWords(one.day, back)}
              </th>
              {counts.map((what) => (
                <td
                  key={what}
                  className={`${CELL} text-right tabular-nums @2xl:pl-4 @max-2xl:flex @max-2xl:justify-between`}
                >
                  {stacks && (
                    <span aria-hidden="true" className="text-ink-2 @2xl:hidden">
                      {COUNT_WORDS[what]}
                    </span>
                  )}
                  {formatNumber(one[what] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
