// Bank transfers that wait for somebody to say that the money has come.
import { listStatementLines } from '@ijeuwa/contract/statements';
import { confirmTransfer, type TransferCase } from '@ijeuwa/contract/transfers';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { FoundInvoices } from '../invoices/FoundInvoices.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useTransfers } from '../staff.queries.ts';
import { useMayCall } from '../staff-session.ts';
import { useNextCase } from '../useNextCase.ts';
import { ConfirmTransferModal } from './ConfirmTransferModal.tsx';
import { NotFoundModal } from './NotFoundModal.tsx';
import { OddPayments } from './OddPayments.tsx';
import { ReferenceSearch } from './ReferenceSearch.tsx';
import { TakeBackModal } from './TakeBackModal.tsx';
import { TransferItem } from './TransferItem.tsx';

type Chosen = { transfer: TransferCase; act: 'confirm' | 'not found' | 'take back' };

export default function TransfersScreen() {
  const [params, setParams] = useSearchParams();
  const reference = params.get('reference') ?? undefined;
  const search = (typed: string | undefined) => setParams(typed ? { reference: typed } : {});
  const transfers = useTransfers(reference);
  const mayConfirm = useMayCall(confirmTransfer);
  const mayReadStatements = useMayCall(listStatementLines);
  // Whoever comes from the books comes for a payment that does not fit.
  const isOdd = params.has('odd');
  const [chosen, setChosen] = useState<Chosen>();
  const done = () => setChosen(undefined);
  const { queue, workOn } = useNextCase(transfers.data?.transfers, chosen !== undefined);
  return (
    <QueuePage
      title="Transfers"
      intro={`What members said they have sent, the longest waiting first. ${
        mayConfirm
          ? 'Confirm only what you have seen in the bank account. If the money is not there, say that you did not find it.'
          : 'Finance looks for it in the bank account, and confirms it.'
      }`}
      above={
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <ReferenceSearch reference={reference} onSearch={search} />
          {mayReadStatements && <SectionLink to={`${paths.staff}/statements`}>Statements</SectionLink>}
        </div>
      }
      query={transfers}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading the transfers..." />}
    >
      {({ transfers: waiting }) => (
        <div ref={queue} tabIndex={-1} className="flex flex-col gap-6 outline-none">
          {isOdd && <OddPayments reference={reference} />}
          {waiting.length === 0 ? (
            <EmptyState
              picture="none"
              title={reference ? `No unpaid transfer is called ${reference}` : 'No transfers waiting'}
            >
              {reference
                ? 'It may be paid already, or the reference may be cut off.'
                : 'A transfer appears here when a member says that it was made.'}
            </EmptyState>
          ) : (
            <ul aria-label="Waiting transfers" className="flex flex-col gap-3">
              {waiting.map((transfer, index) => {
                const open = (act: Chosen['act']) => () => {
                  workOn(index);
                  setChosen({ transfer, act });
                };
                return (
                  <TransferItem
                    key={transfer.attemptId}
                    transfer={transfer}
                    now={transfers.dataUpdatedAt}
                    onConfirm={open('confirm')}
                    onNotFound={open('not found')}
                    onTakeBack={open('take back')}
                  />
                );
              })}
            </ul>
          )}
          {!isOdd && <OddPayments reference={reference} />}
          {reference && <FoundInvoices name={reference} />}
          {chosen?.act === 'confirm' && <ConfirmTransferModal transfer={chosen.transfer} onClose={done} />}
          {chosen?.act === 'take back' && <TakeBackModal transfer={chosen.transfer} onClose={done} />}
          {chosen?.act === 'not found' && <NotFoundModal transfer={chosen.transfer} onClose={done} />}
        </div>
      )}
    </QueuePage>
  );
}
