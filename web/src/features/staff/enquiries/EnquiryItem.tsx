// One enquiry in the queue: who asks, about what, how long it may wait, and who has it; what was written is read when it is opened.

import type { EnquiryRow } from '@ijeuwa/contract/support';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { Badge } from '#ui/Badge.tsx';
import { formatRelative } from '#ui/format.ts';
import { QueueItem } from '../QueueItem.tsx';
import { clockOf, holderOf, KIND_WORDS } from './enquiry-words.ts';

type EnquiryItemProps = { enquiry: EnquiryRow; now: number; onOpen: () => void };

export function EnquiryItem({ enquiry, now, onOpen }: EnquiryItemProps) {
  const { reference, kind, name, subject, receivedAt, ahead, answeredAt, closedAt } = enquiry;
  const { tone, text } = clockOf(enquiry, now);
  const holder = holderOf(enquiry);
  const received = `Received ${formatRelative(receivedAt, HOME_ZONE, now)}.`;
  return (
    <QueueItem
      title={name}
      badges={
        <>
          <Badge tone={tone}>{text}</Badge>
          {ahead && !answeredAt && !closedAt && <Badge tone="wine">Premium support</Badge>}
          <Badge>{KIND_WORDS[kind]}</Badge>
        </>
      }
      about={subject ? `${reference}: ${subject}` : reference}
      // That it is closed is said above.
      since={holder === text ? received : `${holder}. ${received}`}
      opens={`Open ${reference}`}
      onOpen={onOpen}
    />
  );
}
