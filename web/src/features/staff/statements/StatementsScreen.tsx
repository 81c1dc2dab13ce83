// Money on the bank’s statements of which nobody has said yet what it is.
import type { StatementLine } from '@ijeuwa/contract/statements';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useStatementLines } from '../staff.queries.ts';
import { useNextCase } from '../useNextCase.ts';
import { CloseLineModal } from './CloseLineModal.tsx';
import { ConfirmLineModal } from './ConfirmLineModal.tsx';
import { LastStatements } from './LastStatements.tsx';
import { StatementLineItem } from './StatementLineItem.tsx';
import { UploadStatement } from './UploadStatement.tsx';

type Chosen = { line: StatementLine; act: 'confirm' | 'close' };

export default function StatementsScreen() {
  // Whoever comes from the books comes for one line.
  const sought = useSearchParams()[0].get('line');
  const statements = useStatementLines();
  const [chosen, setChosen] = useState<Chosen>();
  const { queue, workOn } = useNextCase(statements.data?.lines, chosen !== undefined);
  const done = () => setChosen(undefined);
  return (
    <QueuePage
      title="Statements"
      intro="Money that came into our account, oldest first, with the transfer it probably is."
      above={<UploadStatement />}
      query={statements}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading the statements..." />}
    >
      {({ lines, more, uploads }) => (
        <div ref={queue} tabIndex={-1} className="flex flex-col gap-6 outline-none">
          {lines.length === 0 ? (
            <EmptyState picture="none" title="Nothing waits here">
              {uploads.length === 0
                ? 'Upload a statement of the bank. Each line of money that came in is compared with the transfers that wait.'
                : 'Every line of money on the statements so far is dealt with.'}
            </EmptyState>
          ) : (
            <ul aria-label="Lines of money that came" className="flex flex-col gap-3">
              {lines.map((line, index) => {
                const open = (act: Chosen['act']) => () => {
                  workOn(index);
                  setChosen({ line, act });
                };
                return (
                  <StatementLineItem
                    key={line._id}
                    line={line}
                    isSought={line._id === sought}
                    now={statements.dataUpdatedAt}
                    onConfirm={open('confirm')}
                    onClose={open('close')}
                  />
                );
              })}
            </ul>
          )}
          {more > 0 && <p className="text-ink-2">{more} more wait behind these.</p>}
          <LastStatements uploads={uploads} />
          {chosen?.act === 'confirm' && <ConfirmLineModal line={chosen.line} onClose={done} />}
          {chosen?.act === 'close' && <CloseLineModal line={chosen.line} onClose={done} />}
        </div>
      )}
    </QueuePage>
  );
}
