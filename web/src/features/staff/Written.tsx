// Something that was written to us, or by one of us: what it is, or by whom and when, and the words.
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { formatDateTime } from '#ui/format.ts';

type WrittenProps = { label: string; writtenAt?: string; text: string };

export function Written({ label, writtenAt, text }: WrittenProps) {
  return (
    <section className="rounded-lg bg-paper-2 p-4">
      <h3 className="mb-1 font-sans text-sm font-semibold text-ink-2">
        {label}
        {writtenAt && `, ${formatDateTime(writtenAt, HOME_ZONE)}`}
      </h3>
      <p className="whitespace-pre-wrap">{text}</p>
    </section>
  );
}
