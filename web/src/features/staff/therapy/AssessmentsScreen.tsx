// The assessments: those without insights first, and of these whoever has waited longest; the words are read when one is opened.

import type { AssessmentRow } from '@ijeuwa/contract/therapy';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useState } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { formatRelative } from '#ui/format.ts';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueueItem, QueueList } from '../QueueItem.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useQueuePages } from '../QueuePages.tsx';
import { useAssessments } from '../staff.queries.ts';
import { useNextCase } from '../useNextCase.ts';
import { AssessmentModal } from './AssessmentModal.tsx';
import { clockOfAssessment, whoseIs } from './therapy-words.ts';

export default function AssessmentsScreen() {
  const { after, pagesTo } = useQueuePages();
  const query = useAssessments(after);
  const [opened, setOpened] = useState<AssessmentRow>();
  const { queue, workOn } = useNextCase(query.data?.assessments, opened !== undefined);
  return (
    <QueuePage
      title="Assessments"
      intro="Longest wait first. A counsellor’s insights are due within 24 hours. What you open is recorded in the audit."
      query={query}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading the assessments..." />}
    >
      {({ assessments, next }) => (
        <div ref={queue} tabIndex={-1} className="flex flex-col gap-6 outline-none">
          {assessments.length === 0 ? (
            <EmptyState picture="none" title="No assessments yet">
              One appears here when a member sends it under relationship therapy.
            </EmptyState>
          ) : (
            <QueueList label="Assessments">
              {assessments.map((one, index) => (
                <Row
                  key={one._id}
                  one={one}
                  now={query.dataUpdatedAt}
                  onOpen={() => {
                    workOn(index);
                    setOpened(one);
                  }}
                />
              ))}
            </QueueList>
          )}
          {pagesTo(next)}
          {opened && (
            <AssessmentModal id={opened._id} name={opened.name} onClose={() => setOpened(undefined)} />
          )}
        </div>
      )}
    </QueuePage>
  );
}

function Row({ one, now, onOpen }: { one: AssessmentRow; now: number; onOpen: () => void }) {
  const { tone, text } = clockOfAssessment(one, now);
  return (
    <QueueItem
      title={one.name}
      badges={<Badge tone={tone}>{text}</Badge>}
      since={`Received ${formatRelative(one.sentAt, HOME_ZONE, now)}. ${whoseIs(one)}`}
      opens={`Open the assessment of ${one.name}`}
      onOpen={onOpen}
    />
  );
}
