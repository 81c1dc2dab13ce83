// One member in the queue of reports: how many wait, for what, and since when; the words are read when it is opened.

import type { ReportedMember } from '@ijeuwa/contract/safety';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { Badge } from '#ui/Badge.tsx';
import { formatRelative } from '#ui/format.ts';
import { QueueItem } from '../QueueItem.tsx';
import { countOfWaiting, sentenceOf } from './report-words.ts';

type ReportItemProps = { reported: ReportedMember; now: number; onOpen: () => void };

export function ReportItem({ reported, now, onOpen }: ReportItemProps) {
  const { member, reasons, oldestAt } = reported;
  return (
    <QueueItem
      title={member.name}
      badges={<Badge tone="danger">{countOfWaiting(reported)}</Badge>}
      about={reasons.map(sentenceOf).join(', ')}
      since={`First reported ${formatRelative(oldestAt, HOME_ZONE, now)}`}
      opens={`Open the case of ${member.name}`}
      onOpen={onOpen}
    />
  );
}
