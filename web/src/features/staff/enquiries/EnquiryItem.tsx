// One enquiry in the queue: who asks, about what, and how far it is; what was written is read when it is opened.
import type { EnquiryRow } from '@ijeuwa/contract/support';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDateTime } from '#ui/format.ts';
import { caseHeading } from '../useNextCase.ts';
import { KIND_WORDS, progressOf } from './enquiry-words.ts';

type EnquiryItemProps = { enquiry: EnquiryRow; now: number; onOpen: () => void };

export function EnquiryItem({ enquiry, now, onOpen }: EnquiryItemProps) {
  const { reference, kind, name, subject, receivedAt } = enquiry;
  const { tone, text } = progressOf(enquiry, now);
  return (
    <Card as="li" className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 {...caseHeading} className="text-lg tabular-nums">
            {reference}
          </h2>
          <Badge tone={tone}>{text}</Badge>
          <Badge>{KIND_WORDS[kind]}</Badge>
        </div>
        <p className="mt-1 font-medium break-words">{subject ? `${name}: ${subject}` : name}</p>
        <p className="text-sm text-ink-2">{formatDateTime(receivedAt)}</p>
      </div>
      <Button size="sm" aria-label={`Open ${reference}`} className="max-sm:w-full" onClick={onOpen}>
        Open
      </Button>
    </Card>
  );
}
