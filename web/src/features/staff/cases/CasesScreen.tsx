// The VIP cases by their clock, for matchmakers.
import type { CaseRow } from '@ijeuwa/contract/staff-vip';
import { useState } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueueItem, QueueList } from '../QueueItem.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useQueuePages } from '../QueuePages.tsx';
import { useVipCases } from '../staff.queries.ts';
import { useNextCase } from '../useNextCase.ts';
import { CaseBadges } from './CaseBadges.tsx';
import { CaseModal } from './CaseModal.tsx';
import { answersInWords, MISSED } from './case-words.ts';

export default function CasesScreen() {
  const { after, pagesTo } = useQueuePages();
  const cases = useVipCases(after);
  const [opened, setOpened] = useState<string>();
  const { queue, workOn } = useNextCase(cases.data?.cases, opened !== undefined);
  return (
    <QueuePage
      title="VIP cases"
      intro="Soonest due first, closed ones last. What you open, and who you look at, is recorded in the audit."
      query={cases}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading the cases..." />}
    >
      {({ cases: rows, next }) => (
        <div ref={queue} tabIndex={-1} className="flex flex-col gap-6 outline-none">
          {rows.length === 0 ? (
            <EmptyState picture="none" title="No cases yet">
              A case appears here once it is paid, or comes with a package.
            </EmptyState>
          ) : (
            <QueueList label="VIP cases">
              {rows.map((row, index) => (
                <CaseItem
                  key={row._id}
                  row={row}
                  now={cases.dataUpdatedAt}
                  onOpen={() => {
                    workOn(index);
                    setOpened(row._id);
                  }}
                />
              ))}
            </QueueList>
          )}
          {pagesTo(next)}
          {opened && <CaseModal id={opened} onClose={() => setOpened(undefined)} />}
        </div>
      )}
    </QueuePage>
  );
}

type CaseItemProps = { row: CaseRow; now: number; onOpen: () => void };

function CaseItem({ row, now, onOpen }: CaseItemProps) {
  return (
    <QueueItem
      title={row.member.name}
      badges={<CaseBadges row={row} now={now} />}
      about={row.unanswered ? 'The client wrote, and waits for an answer.' : undefined}
      since={[
        holderOf(row),
        row.answersUntil && answersInWords(row.answersUntil),
        row.missed.length > 0 && MISSED,
      ]
        .filter(Boolean)
        .join(' ')}
      opens={`Open the case of ${row.member.name}`}
      onOpen={onOpen}
    />
  );
}

const holderOf = ({ staff, mine, state }: CaseRow): string => {
  if (state === 'closed') return 'Nobody works on it any more.';
  if (!staff) return 'It waits for a matchmaker.';
  return mine ? 'It is yours.' : `With ${staff}.`;
};
