// One invoice: what it is for, its number and amount, how it stands, and its file.
import { isSample } from '@ijeuwa/contract/billing';
import type { Invoice } from '@ijeuwa/contract/invoices';
import { Download } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { formatDate } from '#ui/format.ts';
import { useDownload } from '#ui/useDownload.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { goingBackWords } from '../going-back-words.ts';
import { SAMPLE_WORDS } from '../sample-words.ts';

/** Spec 6: whatever is neither of these stands out in red. */
const TONES: Partial<Record<Invoice['status'], 'leaf' | 'gold'>> = { Paid: 'leaf', Pending: 'gold' };

export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { number, item, date, amount, status, dueDate, invoiceFile, goingBack } = invoice;
  const sample = isSample(item);
  const isCreditNote = status === 'Credited';
  const title = isCreditNote ? `Credit note: ${item.title}` : item.title;
  const { busy, download } = useDownload(invoiceFile, 'Failed to download invoice. Please try again later.');
  return (
    <li
      aria-label={[title, ...(sample ? ['sample'] : []), number].join(', ')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0"
    >
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
          {sample && <Badge tone="gold">Sample</Badge>}
          <Badge tone={TONES[status] ?? 'danger'}>{status}</Badge>
        </p>
        <p className="text-sm text-ink-2">
          <span className="font-semibold text-ink">{isCreditNote ? `-${amount}` : amount}</span> ·{' '}
          <time dateTime={date}>{formatDate(date)}</time>
          <span className="block wrap-anywhere">{number}</span>
          {sample && <span className="block">{SAMPLE_WORDS}</span>}
          {goingBack && <span className="block">{goingBackWords(goingBack)}</span>}
          {status === 'Pending' && (
            <span className="block">
              Due <time dateTime={dueDate}>{formatDate(dueDate)}</time>
            </span>
          )}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={<Download aria-hidden="true" className="size-4" />}
        busy={busy}
        busyText="Downloading..."
        onClick={download}
      >
        Download
        <VisuallyHidden>
          {' '}
          {number}, {title}
        </VisuallyHidden>
      </Button>
    </li>
  );
}
