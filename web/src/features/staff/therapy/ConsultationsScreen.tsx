// The wishes for a consultation: those that wait for an answer first, and of these whoever has waited longest.
import type { ConsultationRow } from '@ijeuwa/contract/therapy';
import { useState } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { formatDay, formatRelative } from '#ui/format.ts';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useQueuePages } from '../QueuePages.tsx';
import { useConsultations } from '../staff.queries.ts';
import { caseHeading, useNextCase } from '../useNextCase.ts';
import { ConsultationModal } from './ConsultationModal.tsx';
import { clockOfWish, holderOf, moneyOf } from './therapy-words.ts';

export default function ConsultationsScreen() {
  const { after, pagesTo } = useQueuePages();
  const query = useConsultations(after);
  const [opened, setOpened] = useState<string>();
  const { queue, workOn } = useNextCase(query.data?.consultations, opened !== undefined);
  return (
    <QueuePage
      title="Consultations"
      intro="Whoever has waited longest stands first: an answer with a time was promised within 24 hours, and so long is the fee awaited. What you open is recorded in the audit."
      query={query}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading the consultations..." />}
    >
      {({ consultations, next }) => {
        const open = consultations.find(({ _id }) => _id === opened);
        return (
          <div ref={queue} tabIndex={-1} className="flex flex-col gap-6 outline-none">
            {consultations.length === 0 ? (
              <EmptyState picture="rest" title="No consultations yet">
                A wish appears here when a member books one under relationship therapy.
              </EmptyState>
            ) : (
              <ul aria-label="Consultations" className="flex flex-col gap-3">
                {consultations.map((one, index) => (
                  <Row
                    key={one._id}
                    one={one}
                    now={query.dataUpdatedAt}
                    onOpen={() => {
                      workOn(index);
                      setOpened(one._id);
                    }}
                  />
                ))}
              </ul>
            )}
            {pagesTo(next)}
            {open && (
              <ConsultationModal one={open} now={query.dataUpdatedAt} onClose={() => setOpened(undefined)} />
            )}
          </div>
        );
      }}
    </QueuePage>
  );
}

function Row({ one, now, onOpen }: { one: ConsultationRow; now: number; onOpen: () => void }) {
  const [clock, money] = [clockOfWish(one, now), moneyOf(one)];
  return (
    <Card as="li" className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 {...caseHeading} className="text-lg wrap-anywhere">
            {one.name}
          </h2>
          <Badge tone={clock.tone}>{clock.text}</Badge>
          <Badge tone={money.tone}>{money.text}</Badge>
        </div>
        <p className="mt-1 font-medium">Wishes {formatDay(one.date)}</p>
        <p className="text-sm text-ink-2">
          {holderOf(one)}. Received {formatRelative(one.sentAt, undefined, now)}.
        </p>
      </div>
      <Button size="sm" aria-label={`Open ${one.name}`} className="max-sm:w-full" onClick={onOpen}>
        Open
      </Button>
    </Card>
  );
}
