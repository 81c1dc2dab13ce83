// Money that goes back: asked for by one person, approved by another, and followed until it is there.
import { askRefund, type Refund } from '@ijeuwa/contract/refunds';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { WHAT_FINDS } from '../orders/search-words.ts';
import { QueuePage } from '../QueuePage.tsx';
import { useRefunds } from '../staff.queries.ts';
import { useMayCall } from '../staff-session.ts';
import { ReferenceSearch } from '../transfers/ReferenceSearch.tsx';
import { useNextCase } from '../useNextCase.ts';
import { CheckAccountModal, NamedAccountModal } from './NamedAccountModal.tsx';
import { RefundActModal } from './RefundActModal.tsx';
import { RefundablePayments } from './RefundablePayments.tsx';
import { RefundItem } from './RefundItem.tsx';
import type { RefundAct } from './refund-words.ts';

type Chosen = { refund: Refund; act: RefundAct };

function ChosenModal({ refund, act, onClose }: Chosen & { onClose: () => void }) {
  if (act === 'look') return <NamedAccountModal refund={refund} onClose={onClose} />;
  if (act === 'check') return <CheckAccountModal refund={refund} onClose={onClose} />;
  return <RefundActModal refund={refund} act={act} onClose={onClose} />;
}

export default function RefundsScreen() {
  const [params, setParams] = useSearchParams();
  const reference = params.get('reference') ?? undefined;
  const search = (typed: string | undefined) => setParams(typed ? { reference: typed } : {});
  const query = useRefunds(reference);
  const mayAsk = useMayCall(askRefund);
  const [chosen, setChosen] = useState<Chosen>();
  const { queue, workOn } = useNextCase(query.data?.refunds, chosen !== undefined);
  return (
    <QueuePage
      title="Refunds"
      intro={`Money that goes back, the longest waiting first. ${
        mayAsk
          ? 'Nobody approves what they asked for themselves. What a rule asked for, and leaves our bank by hand, one person approves and another sends. To ask for a refund, find its order.'
          : 'Finance asks for it and approves it. Find an order to see what of it went back.'
      }`}
      above={
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <ReferenceSearch
            name="Find an order"
            label="Reference of an order"
            reference={reference}
            onSearch={search}
          />
          <SectionLink to={`${paths.staff}/disputes`}>Disputes</SectionLink>
        </div>
      }
      query={query}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading the refunds..." />}
    >
      {({ refunds, payments }) => (
        <div ref={queue} tabIndex={-1} className="flex flex-col gap-6 outline-none">
          <RefundablePayments payments={payments} />
          {refunds.length > 0 && (
            <ul aria-label="Refunds" className="flex flex-col gap-3">
              {refunds.map((refund, index) => (
                <RefundItem
                  key={refund._id}
                  refund={refund}
                  onAct={(act) => {
                    workOn(index);
                    setChosen({ refund, act });
                  }}
                />
              ))}
            </ul>
          )}
          {refunds.length === 0 && payments.length === 0 && (
            <EmptyState
              picture="none"
              title={reference ? `No paid order is called ${reference}` : 'No refund is under way'}
            >
              {reference
                ? `It may not be paid. ${WHAT_FINDS}`
                : 'A refund appears here when somebody asks for one.'}
            </EmptyState>
          )}
          {chosen && <ChosenModal {...chosen} onClose={() => setChosen(undefined)} />}
        </div>
      )}
    </QueuePage>
  );
}
