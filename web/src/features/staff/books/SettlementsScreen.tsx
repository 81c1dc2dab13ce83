// What providers paid out to our bank, and what of it does not agree with our books.
import type { Settlement, SettlementDifference } from '@ijeuwa/contract/settlements';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { formatDate, formatMoney, formatNumber } from '#ui/format.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useQueuePages } from '../QueuePages.tsx';
import { useSettlements } from '../staff.queries.ts';
import { BooksPages } from './BooksPages.tsx';
import { DIFFERENCE_WORDS, PROVIDER_WORDS } from './book-words.ts';
import { CloseDifferenceModal } from './CloseDifferenceModal.tsx';

export default function SettlementsScreen() {
  const { after, pagesTo } = useQueuePages();
  const [closing, setClosing] = useState<SettlementDifference>();
  return (
    <QueuePage
      title="Books"
      intro="What providers paid out to our bank. Each payment in it is compared with ours; what does not agree stays here until somebody closes it."
      above={<BooksPages />}
      query={useSettlements(after)}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading what was paid out..." />}
    >
      {({ settlements, differences, more, next }) => (
        <div className="flex flex-col gap-8">
          <section aria-label="What does not agree" className="flex flex-col gap-3">
            <SectionHeading>What does not agree</SectionHeading>
            {differences.length === 0 && <p className="text-ink-2">All that was paid out agrees.</p>}
            <ul className="flex flex-col">
              {differences.map((one) => (
                <DifferenceRow key={one._id} one={one} onClose={() => setClosing(one)} />
              ))}
            </ul>
            {more > 0 && <p className="text-ink-2">{formatNumber(more)} more wait behind these.</p>}
          </section>
          <section aria-label="Paid out" className="flex flex-col gap-3">
            <SectionHeading>Paid out</SectionHeading>
            {settlements.length === 0 && (
              <EmptyState picture="none" title="Nothing was paid out yet">
                A card provider pays out what it took on the next working day.
              </EmptyState>
            )}
            <ul className="flex flex-col">
              {settlements.map((one) => (
                <SettlementRow key={one._id} one={one} />
              ))}
            </ul>
            {pagesTo(next)}
          </section>
          {closing && <CloseDifferenceModal difference={closing} onClose={() => setClosing(undefined)} />}
        </div>
      )}
    </QueuePage>
  );
}

function SettlementRow({ one }: { one: Settlement }) {
  const { provider, name, settledAt, total, fees, deducted, payout, transactions } = one;
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold tabular-nums">{formatMoney(payout)}</span>
        <span className="text-sm text-ink-2">{formatDate(settledAt, HOME_ZONE)}</span>
      </p>
      <p className="wrap-anywhere">
        {PROVIDER_WORDS[provider]}, {name}: {formatNumber(transactions)}{' '}
        {transactions === 1 ? 'payment' : 'payments'} of {formatMoney(total)}, less {formatMoney(fees)} of
        fees
        {deducted.amountMinor > 0 && ` and ${formatMoney(deducted)} that went back`}.
      </p>
    </li>
  );
}

function DifferenceRow({ one, onClose }: { one: SettlementDifference; onClose: () => void }) {
  const { kind, reference, said, ours, noticedAt } = one;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold wrap-anywhere">{reference}</p>
        <p>{DIFFERENCE_WORDS[kind]}.</p>
        <p className="text-sm text-ink-2">
          {said && `The provider says ${formatMoney(said)}. `}
          {ours && `We have ${formatMoney(ours)}. `}
          {formatDate(noticedAt, HOME_ZONE)}
        </p>
      </div>
      <Button size="sm" variant="secondary" aria-label={`Close ${reference}`} onClick={onClose}>
        Close
      </Button>
    </li>
  );
}
