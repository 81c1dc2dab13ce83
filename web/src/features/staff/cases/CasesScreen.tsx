// The VIP cases by their clock, for matchmakers.
import type { CaseRow } from '@ijeuwa/contract/staff-vip';
import { useState } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { dueOf } from '../due.rules.ts';
import { QueueItem, QueueList } from '../QueueItem.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useVipCases } from '../staff.queries.ts';
import { CaseModal } from './CaseModal.tsx';
import { STATE_LABEL } from './case-words.ts';

export default function CasesScreen() {
  const cases = useVipCases();
  const [opened, setOpened] = useState<string>();
  return (
    <QueuePage
      title="VIP cases"
      intro="Soonest due first. What you open, and who you look at, is recorded in the audit."
      query={cases}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading the cases..." />}
    >
      {({ cases: rows }) => (
        <>
          {rows.length === 0 ? (
            <EmptyState picture="rest" title="No cases yet">
              A case appears here once it is paid, or comes with a package.
            </EmptyState>
          ) : (
            <QueueList label="VIP cases">
              {rows.map((row) => (
                <CaseItem
                  key={row._id}
                  row={row}
                  now={cases.dataUpdatedAt}
                  onOpen={() => setOpened(row._id)}
                />
              ))}
            </QueueList>
          )}
          {opened && <CaseModal id={opened} onClose={() => setOpened(undefined)} />}
        </>
      )}
    </QueuePage>
  );
}

type CaseItemProps = { row: CaseRow; now: number; onOpen: () => void };

function CaseItem({ row, now, onOpen }: CaseItemProps) {
  const due = dueOf(row.dueAt, now);
  return (
    <QueueItem
      title={row.member.name}
      badges={
        <>
          <Badge>{STATE_LABEL[row.state]}</Badge>
          {due && (
            <Badge tone={due.urgency === 'later' && !row.alarm ? 'neutral' : 'danger'}>{due.text}</Badge>
          )}
        </>
      }
      about={row.unanswered ? 'The client wrote, and waits for an answer.' : undefined}
      since={`${holderOf(row)}${row.missed.length > 0 ? ' A promise was not kept in time.' : ''}`}
      opens={`Open the case of ${row.member.name}`}
      onOpen={onOpen}
    />
  );
}

const holderOf = ({ staff, mine }: CaseRow): string => {
  if (!staff) return 'It waits for a matchmaker.';
  return mine ? 'It is yours.' : `With ${staff}.`;
};
