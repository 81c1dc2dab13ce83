// Which statements were uploaded last, by whom, and how much of each was new.
import type { Upload } from '@ijeuwa/contract/statements';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { formatDateTime, formatDay } from '#ui/format.ts';
import { ListRow } from '#ui/ListRow.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';

export function LastStatements({ uploads }: { uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null;
  return (
    <section aria-labelledby="last-statements" className="mt-4 flex flex-col gap-3">
      <SectionHeading id="last-statements">Last statements</SectionHeading>
      <ul>
        {uploads.map(({ uploadedAt, by, from, to, lines, newLines }) => (
          <ListRow
            key={uploadedAt}
            title={from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`}
            detail={`${lines} ${lines === 1 ? 'line' : 'lines'}, ${newLines || 'none'} of them new. Sent by ${by}, ${formatDateTime(uploadedAt, HOME_ZONE)}`}
          />
        ))}
      </ul>
    </section>
  );
}
