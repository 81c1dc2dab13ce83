// One enquiry in the queue: who asks, about what, how long it may wait, and who has it; what was written is read when it is opened.
import type { PlanningRow } from '@ijeuwa/contract/planning';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatRelative } from '#ui/format.ts';
import { caseHeading } from '../useNextCase.ts';
import { aboutOf, clockOf, dayOf, holderOf } from './planning-words.ts';

type PlanningItemProps = { enquiry: PlanningRow; now: number; onOpen: () => void };

export function PlanningItem({ enquiry, now, onOpen }: PlanningItemProps) {
  const { reference, name, receivedAt } = enquiry;
  const { tone, text } = clockOf(enquiry, now);
  const day = dayOf(enquiry);
  return (
    <Card as="li" className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 {...caseHeading} className="text-lg tabular-nums">
            {reference}
          </h2>
          <Badge tone={tone}>{text}</Badge>
        </div>
        <p className="mt-1 font-medium break-words">
          {name}: {aboutOf(enquiry)}
        </p>
        {day && <p className="text-sm">{day}</p>}
        <p className="text-sm text-ink-2">
          {holderOf(enquiry)}. Received {formatRelative(receivedAt, undefined, now)}.
        </p>
      </div>
      <Button size="sm" aria-label={`Open ${reference}`} className="max-sm:w-full" onClick={onOpen}>
        Open
      </Button>
    </Card>
  );
}
