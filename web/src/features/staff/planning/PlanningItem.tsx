// One enquiry in the queue: who asks, about what, how long it may wait, and who has it; what was written is read when it is opened.

import type { PlanningRow } from '@ijeuwa/contract/planning';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { Badge } from '#ui/Badge.tsx';
import { formatRelative } from '#ui/format.ts';
import { QueueItem } from '../QueueItem.tsx';
import { aboutOf, clockOf, dayOf, holderOf } from './planning-words.ts';

type PlanningItemProps = { enquiry: PlanningRow; now: number; onOpen: () => void };

export function PlanningItem({ enquiry, now, onOpen }: PlanningItemProps) {
  const { reference, name, receivedAt } = enquiry;
  const { tone, text } = clockOf(enquiry, now);
  const holder = holderOf(enquiry);
  const received = `Received ${formatRelative(receivedAt, HOME_ZONE, now)}.`;
  const day = dayOf(enquiry);
  return (
    <QueueItem
      title={name}
      badges={<Badge tone={tone}>{text}</Badge>}
      about={`${reference}: ${aboutOf(enquiry)}`}
      since={
        <>
          {day && <span className="block text-ink">{day}</span>}
          {holder === text ? received : `${holder}. ${received}`}
        </>
      }
      opens={`Open ${reference}`}
      onOpen={onOpen}
    />
  );
}
