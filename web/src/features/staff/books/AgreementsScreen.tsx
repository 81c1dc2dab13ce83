// Renewals: of whom, how each stands, what is charged next, and the cancel for a member who asks.
import type { FoundAgreement } from '@ijeuwa/contract/staff-agreements';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { OrderSearch } from '../orders/OrderSearch.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useQueuePages } from '../QueuePages.tsx';
import { useAgreements } from '../staff.queries.ts';
import { AgreementCard } from './AgreementCard.tsx';
import { BooksPages } from './BooksPages.tsx';
import { CancelForMemberModal } from './CancelForMemberModal.tsx';

export default function AgreementsScreen() {
  const [search, setSearch] = useSearchParams();
  const reference = search.get('reference') ?? undefined;
  const member = (!reference && search.get('member')) || undefined;
  return (
    <Agreements
      key={reference ?? member}
      reference={reference}
      member={member}
      onSearch={(typed) => setSearch(typed ? { reference: typed } : {})}
    />
  );
}

type AgreementsProps = {
  reference: string | undefined;
  member: string | undefined;
  onSearch: (reference: string) => void;
};

function Agreements({ reference, member, onSearch }: AgreementsProps) {
  const { after, pagesTo } = useQueuePages();
  const [cancelling, setCancelling] = useState<FoundAgreement>();
  return (
    <QueuePage
      title="Books"
      intro="Packages that renew from a card, the newest first. Any reference of an order finds its renewal."
      above={
        <>
          <BooksPages />
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <OrderSearch reference={reference} onSearch={onSearch} />
            <SectionLink to={`${paths.staff}/members`}>By name or email</SectionLink>
          </div>
        </>
      }
      query={useAgreements(reference, member, after)}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading renewals..." />}
    >
      {({ agreements, next }) => (
        <div className="flex flex-col gap-6">
          {agreements.length === 0 && (
            <EmptyState
              picture="none"
              title={reference || member ? 'No renewal was found' : 'Nobody has agreed to a renewal yet'}
            >
              {reference
                ? `No renewal belongs to ${reference}. It may be cut off.`
                : 'It begins when a member pays by card and ticks the box for it.'}
            </EmptyState>
          )}
          <ul aria-label="Renewals" className="flex flex-col gap-3">
            {agreements.map((one) => (
              <AgreementCard key={one._id} one={one} onCancel={() => setCancelling(one)} />
            ))}
          </ul>
          {pagesTo(next)}
          {cancelling && <CancelForMemberModal one={cancelling} onClose={() => setCancelling(undefined)} />}
        </div>
      )}
    </QueuePage>
  );
}
