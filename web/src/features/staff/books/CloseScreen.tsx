// The close of a day: what the ledger says of it, what is open, and the signature of finance.
import type { DayClose } from '@ijeuwa/contract/day-close';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { formatDateTime, formatDay, formatNumber } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useDayClose } from '../staff.queries.ts';
import { BooksPages } from './BooksPages.tsx';
import { ClosedCurrencyCard } from './ClosedCurrencyCard.tsx';
import { DayForm } from './DayForm.tsx';
import { OpenAtClose } from './OpenAtClose.tsx';
import { SignDayModal } from './SignDayModal.tsx';

export default function CloseScreen() {
  const [search, setSearch] = useSearchParams();
  const day = search.get('day') ?? undefined;
  const query = useDayClose(day);
  return (
    <QueuePage
      title="Books"
      intro="The close of a day in Lagos, as the ledger has it. Once it is signed nothing is posted to it any more, and the next day begins where it ended."
      above={
        <>
          <BooksPages />
          <DayForm
            day={query.data?.day ?? day}
            onDay={(chosen) => setSearch(chosen ? { day: chosen } : {})}
          />
        </>
      }
      query={query}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading the day..." />}
    >
      {(close) => <OneDay key={close.day} close={close} />}
    </QueuePage>
  );
}

function OneDay({ close }: { close: DayClose }) {
  const [signing, setSigning] = useState(false);
  const { day, state, currencies } = close;
  return (
    <div className="flex flex-col gap-6">
      <SectionHeading>{formatDay(day)}</SectionHeading>
      <Standing close={close} />
      {currencies.length === 0 && (
        <EmptyState picture="none" title="The ledger is empty up to this day">
          What moves later is kept under its own day.
        </EmptyState>
      )}
      {currencies.map((one) => (
        <ClosedCurrencyCard key={one.opening.currency} closed={one} day={close.day} />
      ))}
      <OpenAtClose close={close} />
      {state === 'open' && (
        <Button className="w-fit" onClick={() => setSigning(true)}>
          Sign this day
        </Button>
      )}
      {signing && <SignDayModal close={close} onClose={() => setSigning(false)} />}
    </div>
  );
}

function Standing({ close: { state, next, signed, open } }: { close: DayClose }) {
  if (signed) {
    const left = open.differences + open.unmatched;
    return (
      <Notice tone="success" title={`Signed by ${signed.by}`}>
        on {formatDateTime(signed.at, HOME_ZONE)}.{left > 0 && ` ${formatNumber(left)} open then.`}
        {signed.reason && ` ${signed.reason}`}
      </Notice>
    );
  }
  if (state === 'early')
    return <Notice tone="info">It may be signed from one o’clock in Lagos, the night after.</Notice>;
  if (state === 'order' && next)
    return <Notice tone="info">Days are signed one after another. The next is {formatDay(next)}.</Notice>;
  return <Notice tone="warning">Nobody has signed this day yet.</Notice>;
}
