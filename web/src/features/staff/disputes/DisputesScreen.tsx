// Money that a card’s bank asks back, with the time that is left to answer.
import { answerDispute, type Dispute } from '@ijeuwa/contract/disputes';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { WHAT_FINDS } from '../orders/search-words.ts';
import { QueuePage } from '../QueuePage.tsx';
import { useDisputes } from '../staff.queries.ts';
import { useMayCall } from '../staff-session.ts';
import { ReferenceSearch } from '../transfers/ReferenceSearch.tsx';
import { useNextCase } from '../useNextCase.ts';
import { AnswerDisputeModal } from './AnswerDisputeModal.tsx';
import { DisputeItem } from './DisputeItem.tsx';

type Chosen = { dispute: Dispute; accept: boolean };

export default function DisputesScreen() {
  const [params, setParams] = useSearchParams();
  const reference = params.get('reference') ?? undefined;
  const search = (typed: string | undefined) => setParams(typed ? { reference: typed } : {});
  const query = useDisputes(reference);
  const mayAnswer = useMayCall(answerDispute);
  const [chosen, setChosen] = useState<Chosen>();
  const { queue, workOn } = useNextCase(query.data?.disputes, chosen !== undefined);
  return (
    <QueuePage
      title="Disputes"
      intro={`Money that a card’s bank asks back, the most urgent first. ${
        mayAnswer ? 'If nobody answers' : 'Finance answers it; if nobody does'
      } in time, the money is lost.`}
      above={
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <ReferenceSearch
            name="Find a dispute"
            label="Reference of an order"
            reference={reference}
            onSearch={search}
          />
          <SectionLink to={`${paths.staff}/refunds`}>Refunds</SectionLink>
        </div>
      }
      query={query}
      skeleton={<SkeletonRows rows={3} faces={false} label="Loading the disputes..." />}
    >
      {({ disputes }) => (
        <div ref={queue} tabIndex={-1} className="flex flex-col gap-6 outline-none">
          {disputes.length === 0 ? (
            <EmptyState
              picture="none"
              title={
                reference ? `No bank has asked for money of ${reference}` : 'No bank asks for money back'
              }
            >
              {reference
                ? WHAT_FINDS
                : `When a bank opens a dispute, it appears here${mayAnswer ? ' and a mail tells you' : ''}.`}
            </EmptyState>
          ) : (
            <ul aria-label="Disputes" className="flex flex-col gap-3">
              {disputes.map((dispute, index) => (
                <DisputeItem
                  key={dispute._id}
                  dispute={dispute}
                  now={query.dataUpdatedAt}
                  onAnswer={(accept) => {
                    workOn(index);
                    setChosen({ dispute, accept });
                  }}
                />
              ))}
            </ul>
          )}
          {chosen && <AnswerDisputeModal {...chosen} onClose={() => setChosen(undefined)} />}
        </div>
      )}
    </QueuePage>
  );
}
