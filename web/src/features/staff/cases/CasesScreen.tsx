// The VIP cases by their clock, for matchmakers.
import type { CaseRow } from '@ijeuwa/contract/staff-vip';
import { useState } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { dueOf } from '../due.rules.ts';
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
      intro="The case that is due first comes first. What you open, and whom you look at, is recorded in the audit."
      query={cases}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading the cases..." />}
    >
      {({ cases: rows }) => (
        <>
          {rows.length === 0 && (
            <EmptyState picture="rest" title="No cases yet">
              A case appears here once it is paid, or comes with a package.
            </EmptyState>
          )}
          <ul aria-label="VIP cases" className="flex flex-col gap-3">
            {rows.map((row) => (
              <CaseItem key={row._id} row={row} now={cases.dataUpdatedAt} onOpen={() => setOpened(row._id)} />
            ))}
          </ul>
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
    <Card as="li" className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-lg wrap-anywhere">{row.member.name}</h2>
          <Badge>{STATE_LABEL[row.state]}</Badge>
          {due && (
            <Badge tone={due.urgency === 'later' && !row.alarm ? 'neutral' : 'danger'}>{due.text}</Badge>
          )}
        </div>
        <p className="text-sm text-ink-2">
          {row.staff ? (row.mine ? 'It is yours.' : `With ${row.staff}.`) : 'It waits for a matchmaker.'}
          {row.missed.length > 0 && ' A promise was not kept in time.'}
        </p>
      </div>
      <Button
        size="sm"
        aria-label={`Open the case of ${row.member.name}`}
        className="max-sm:w-full"
        onClick={onOpen}
      >
        Open
      </Button>
    </Card>
  );
}
