// Something that was written to us, or by one of us: by whom, when, and the words.
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { formatDateTime } from '#ui/format.ts';

type WrittenProps = { who: string; writtenAt: string; text: string };

export function Written({ who, writtenAt, text }: WrittenProps) {
  return (
    <section className="rounded-lg bg-paper-2 p-4">
      <h3 className="mb-1 font-sans text-sm font-semibold text-ink-2">
        {who}, {formatDateTime(writtenAt, HOME_ZONE)}
      </h3>
      <p className="whitespace-pre-wrap">{text}</p>
    </section>
  );
}
