// The assessments: those without insights first, and of these whoever has waited longest; the words are read when one is opened.
import type { AssessmentRow } from '@ijeuwa/contract/therapy';
import { useState } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { formatRelative } from '#ui/format.ts';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useQueuePages } from '../QueuePages.tsx';
import { useAssessments } from '../staff.queries.ts';
import { caseHeading, useNextCase } from '../useNextCase.ts';
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
      intro="Whoever has waited longest comes first. We promised a counsellor’s insights within 24 hours. What you open is recorded in the audit."
      query={query}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading the assessments..." />}
    >
      {({ assessments, next }) => (
        <div ref={queue} tabIndex={-1} className="flex flex-col gap-6 outline-none">
          {assessments.length === 0 ? (
            <EmptyState picture="rest" title="No assessments yet">
              One appears here when a member sends it under relationship therapy.
            </EmptyState>
          ) : (
            <ul aria-label="Assessments" className="flex flex-col gap-3">
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
            </ul>
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
    <Card as="li" className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 {...caseHeading} className="text-lg wrap-anywhere">
            {one.name}
          </h2>
          <Badge tone={tone}>{text}</Badge>
        </div>
        <p className="text-sm text-ink-2">
          Received {formatRelative(one.sentAt, undefined, now)}. {whoseIs(one)}
        </p>
      </div>
      <Button
        size="sm"
        aria-label={`Open the assessment of ${one.name}`}
        className="max-sm:w-full"
        onClick={onOpen}
      >
        Open
      </Button>
    </Card>
  );
}
