// The entries as a table; on a phone each row is a small stack.
import type { Answer } from '@ijeuwa/contract/endpoint';
import type { listAudit } from '@ijeuwa/contract/staff';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { formatDateTime } from '#ui/format.ts';

type Entry = Answer<typeof listAudit>['entries'][number];

const COLUMNS = ['No.', 'When', 'Who', 'Act', 'Subject', 'Reason', 'Seal'];
const SHOWN_AT_FIRST = 60;
const SHOWN_SEAL = 12;

export function AuditTable({ entries }: { entries: readonly Entry[] }) {
  return (
    <div className="@container">
      <table className="w-full text-sm @max-4xl:block">
        <caption className="sr-only">Audit entries, the newest first</caption>
        <thead className="@max-4xl:sr-only">
          <tr className="border-b border-line text-left text-ink-2">
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-4xl:block">
          {entries.map((entry) => (
            <Row key={entry.seq} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ entry: { seq, at, staff, act, subject, reason, hash } }: { entry: Entry }) {
  const cell = 'align-top @4xl:py-2.5 @4xl:pr-4';
  return (
    <tr className="border-b border-line @max-4xl:flex @max-4xl:flex-wrap @max-4xl:gap-x-3 @max-4xl:gap-y-0.5 @max-4xl:py-3">
      <td className={`${cell} tabular-nums text-ink-2`}>{seq}</td>
      <td className={`${cell} text-ink-2 @4xl:whitespace-nowrap`}>{formatDateTime(at, HOME_ZONE)}</td>
      <td className={`${cell} wrap-anywhere @4xl:min-w-60`}>{staff}</td>
      <td className={`${cell} font-semibold break-words @max-4xl:w-full @4xl:max-w-56`}>
        <Folded text={act} />
      </td>
      <td className={`${cell} wrap-anywhere @max-4xl:w-full @4xl:min-w-36 @4xl:max-w-64`}>
        <Folded text={subject} />
      </td>
      <td className={`${cell} break-words @max-4xl:w-full @4xl:max-w-56`}>{reason}</td>
      <td className={`${cell} font-mono text-xs text-ink-2`} title={hash}>
        {hash.slice(0, SHOWN_SEAL)}
      </td>
    </tr>
  );
}

/** A look at a whole queue names everybody in it, a decision every photo. */
function Folded({ text }: { text: string }) {
  if (text.length <= SHOWN_AT_FIRST) return text;
  return (
    <details>
      <summary className="underline decoration-line underline-offset-2">
        {text.slice(0, SHOWN_AT_FIRST)}…
      </summary>
      {text.slice(SHOWN_AT_FIRST)}
    </details>
  );
}
