// What members ask planners: those that wait for an answer first, and of these whichever has waited longest.
import type { PlanningRow } from '@ijeuwa/contract/planning';
import { useState } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueueList } from '../QueueItem.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useQueuePages } from '../QueuePages.tsx';
import { usePlanning } from '../staff.queries.ts';
import { useNextCase } from '../useNextCase.ts';
import { PlanningItem } from './PlanningItem.tsx';
import { PlanningModal } from './PlanningModal.tsx';

export default function PlanningScreen() {
  const { after, pagesTo } = useQueuePages();
  const planning = usePlanning(after);
  const [opened, setOpened] = useState<PlanningRow>();
  const { queue, workOn } = useNextCase(planning.data?.enquiries, opened !== undefined);
  return (
    <QueuePage
      title="Wedding enquiries"
      intro="Longest wait first. A planner’s answer is due within 24 hours, weekends too. What you open is recorded in the audit."
      query={planning}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading the enquiries..." />}
    >
      {({ enquiries: rows, next }) => (
        <div ref={queue} tabIndex={-1} className="flex flex-col gap-6 outline-none">
          {rows.length === 0 ? (
            <EmptyState picture="none" title="No wedding enquiries yet">
              One appears here when a member asks about a venue, a service or their wedding.
            </EmptyState>
          ) : (
            <QueueList label="Wedding enquiries">
              {rows.map((enquiry, index) => (
                <PlanningItem
                  key={enquiry._id}
                  enquiry={enquiry}
                  now={planning.dataUpdatedAt}
                  onOpen={() => {
                    workOn(index);
                    setOpened(enquiry);
                  }}
                />
              ))}
            </QueueList>
          )}
          {pagesTo(next)}
          {opened && (
            <PlanningModal
              id={opened._id}
              reference={opened.reference}
              onClose={() => setOpened(undefined)}
            />
          )}
        </div>
      )}
    </QueuePage>
  );
}
