// Members who were reported and wait for a decision, the longest waiting first; and who is suspended.
import { useState } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueueList } from '../QueueItem.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useReports } from '../staff.queries.ts';
import { useNextCase } from '../useNextCase.ts';
import { ReportCaseModal } from './ReportCaseModal.tsx';
import { ReportItem } from './ReportItem.tsx';
import { SuspendedList } from './SuspendedList.tsx';

export default function ReportsScreen() {
  const reports = useReports();
  const [opened, setOpened] = useState<{ _id: string; name: string }>();
  const { queue, workOn } = useNextCase(reports.data?.cases, opened !== undefined);
  return (
    <QueuePage
      title="Reports"
      intro="Longest wait first. Each case you open is recorded in the audit."
      query={reports}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading the reports..." />}
    >
      {({ cases, waiting, suspended }) => (
        <div ref={queue} tabIndex={-1} className="flex flex-col gap-8 outline-none">
          {cases.length === 0 ? (
            <EmptyState picture="none" title="No reports waiting">
              A member appears here when somebody reports them from a card or a conversation.
            </EmptyState>
          ) : (
            <QueueList label="Reported members">
              {cases.map((one, index) => (
                <ReportItem
                  key={one.member._id}
                  reported={one}
                  now={reports.dataUpdatedAt}
                  onOpen={() => {
                    workOn(index);
                    setOpened(one.member);
                  }}
                />
              ))}
            </QueueList>
          )}
          {waiting > cases.length && (
            <p className="text-ink-2">
              {waiting - cases.length} more wait. They appear here as these are decided.
            </p>
          )}
          <SuspendedList suspended={suspended} onOpen={({ member }) => setOpened(member)} />
          {opened && (
            <ReportCaseModal id={opened._id} name={opened.name} onClose={() => setOpened(undefined)} />
          )}
        </div>
      )}
    </QueuePage>
  );
}
