// What came on a day, by way and currency, and each payment with its order and member: yesterday, unless another is chosen.
import type { CameMoney, CameNet, CameOfNobody, CameTotal } from '@ijeuwa/contract/books';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FactList } from '#ui/FactList.tsx';
import { formatDay, formatMoney, formatNearDay, formatNumber } from '#ui/format.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { dayThere } from '#ui/two-clocks.ts';
import { QueuePage } from '../QueuePage.tsx';
import { useQueuePages } from '../QueuePages.tsx';
import { useCameMoney } from '../staff.queries.ts';
import { BooksPages } from './BooksPages.tsx';
import { PROVIDER_WORDS } from './book-words.ts';
import { CameRow } from './CameRow.tsx';
import { DayForm } from './DayForm.tsx';

const today = () => dayThere(Date.now(), HOME_ZONE);

export default function CameScreen() {
  const [search, setSearch] = useSearchParams();
  const day = search.get('day') ?? undefined;
  return <CameOn key={day} day={day} onDay={(chosen) => setSearch(chosen ? { day: chosen } : {})} />;
}

type CameOnProps = { day: string | undefined; onDay: (day: string) => void };

function CameOn({ day, onDay }: CameOnProps) {
  const { after, pagesTo } = useQueuePages();
  const query = useCameMoney(day, after);
  return (
    <QueuePage
      title="Books"
      intro="Days of Lagos, from midnight to midnight."
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
          <SectionHeading action={formatNearDay(`${came.day}T12:00:00+01:00`, HOME_ZONE)}>
            What came on {formatDay(came.day)}
          </SectionHeading>
          {came.nets.length > 0 && <Nets nets={came.nets} />}
          {came.totals.length === 0 && came.ofNobody === null ? (
            <EmptyState picture="none" title="No money came on this day">
              What comes later today or on another day stands there.
            </EmptyState>
          ) : (
            <>
              <Totals totals={came.totals} ofNobody={came.ofNobody} />
              <p className="text-sm text-ink-2">
                A transfer counts on the day on which it was confirmed. What stands on a statement, and nobody
                has said whose it is, counts as nobody’s on the day on which the statement was uploaded.
              </p>
              <Payments payments={came.payments} />
            </>
          )}
          {pagesTo(came.next)}
        </div>
      )}
    </QueuePage>
  );
}

/** All of one currency, and what of it is left once what went back that day is taken off. */
function Nets({ nets }: { nets: readonly CameNet[] }) {
  return (
    <FactList
      facts={nets.map(({ came, wentBack, net }) => ({
        label: `All in ${net.currency}`,
        value: (
          <span className="tabular-nums">
            {formatMoney(came)} came, {formatMoney(wentBack)} went back: <strong>{formatMoney(net)}</strong>
          </span>
        ),
      }))}
    />
  );
}

type TotalsProps = { totals: readonly CameTotal[]; ofNobody: CameOfNobody | null };

function Totals({ totals, ofNobody }: TotalsProps) {
  return (
    <ul aria-label="Sums" className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-3">
      {totals.map(({ provider, amount, payments }) => (
        <li key={`${provider} ${amount.currency}`} className="rounded-xl border border-line bg-surface p-4">
          <span className="block font-serif text-2xl font-semibold tabular-nums">{formatMoney(amount)}</span>
          <span className="block font-semibold">{PROVIDER_WORDS[provider]}</span>
          <span className="block text-sm text-ink-2">
            {formatNumber(payments)} {payments === 1 ? 'payment' : 'payments'}
          </span>
        </li>
      ))}
      {ofNobody && <OfNobody {...ofNobody} />}
    </ul>
  );
}

/** So that both sums together are what the day's close has. */
function OfNobody({ came, named, freed, known }: CameOfNobody) {
  const stood = { ...came, amountMinor: came.amountMinor + known.amountMinor };
  const left = { ...came, amountMinor: came.amountMinor + freed.amountMinor - named.amountMinor };
  return (
    <li className="rounded-xl border border-line bg-surface p-4">
      <span className="block font-serif text-2xl font-semibold tabular-nums">{formatMoney(left)}</span>
      <span className="block font-semibold">Nobody’s when it came</span>
      {stood.amountMinor > 0 && (
        <span className="block text-sm text-ink-2">
          {formatMoney(stood)} stood on statements.
          {known.amountMinor > 0 &&
            ` ${formatMoney(known)} of it was in the books before: confirmed by hand.`}
        </span>
      )}
      {freed.amountMinor > 0 && (
        <span className="block text-sm text-ink-2">
          {formatMoney(freed)} was read on a day before, and turned out not to be what was confirmed by hand.
        </span>
      )}
      {named.amountMinor > 0 && (
        <span className="block text-sm text-ink-2">
          {formatMoney(named)} is nobody’s no longer: it is confirmed, or known otherwise, or the bank took it
          back.
        </span>
      )}
    </li>
  );
}

function Payments({ payments }: { payments: readonly CameMoney[] }) {
  return (
    <ul aria-label="Payments" className="flex flex-col">
      {payments.map((payment) => (
        <CameRow key={payment._id} payment={payment} />
      ))}
    </ul>
  );
}
