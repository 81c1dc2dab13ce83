// One member in the queue of reports: how many wait, for what, and since when; the words are read when it is opened.
import type { ReportedMember } from '@ijeuwa/contract/safety';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatRelative } from '#ui/format.ts';
import { caseHeading } from '../useNextCase.ts';
import { countOfReports, sentenceOf } from './report-words.ts';

type ReportItemProps = { reported: ReportedMember; now: number; onOpen: () => void };

export function ReportItem({ reported, now, onOpen }: ReportItemProps) {
  const { member, open, reasons, oldestAt } = reported;
  return (
    <Card as="li" className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 {...caseHeading} className="text-lg break-words">
            {member.name}
          </h2>
          <Badge tone="danger">{countOfReports(open)}</Badge>
        </div>
        <p className="mt-1 break-words">{reasons.map(sentenceOf).join(', ')}</p>
        <p className="text-sm text-ink-2">First reported {formatRelative(oldestAt, undefined, now)}</p>
      </div>
      <Button
        size="sm"
        aria-label={`Open the case of ${member.name}`}
        className="max-sm:w-full"
        onClick={onOpen}
      >
        Open
      </Button>
    </Card>
  );
}
