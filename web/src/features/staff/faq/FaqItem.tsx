// One question: as it stands, who made it so, and what stood there before.
import type { EntryVersion } from '@ijeuwa/contract/catalogue';
import type { FaqEntry, FaqHistory } from '@ijeuwa/contract/help';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { formatDateTime } from '#ui/format.ts';

type FaqItemProps = { history: FaqHistory; onAct: (act: 'change' | 'end') => void };

export function FaqItem({ history: { current, earlier }, onAct }: FaqItemProps) {
  const { question } = current.data;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_18rem]">
          <Words version={current} heading />
          <Made version={current} />
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button size="sm" aria-label={changeWords(current)} onClick={() => onAct('change')}>
            {current.ended ? 'Bring back' : 'Change'}
          </Button>
          {!current.ended && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={`End: ${question}`}
              onClick={() => onAct('end')}
            >
              End
            </Button>
          )}
        </div>
      </div>
      {earlier.length > 0 && (
        <Disclosure title={`Earlier versions (${earlier.length})`}>
          <ol aria-label={`Earlier versions of: ${question}`} className="flex flex-col gap-4">
            {earlier.map((one) => (
              <li key={one.version}>
                <Words version={one} />
                <Made version={one} />
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </Card>
  );
}

type Version = { version: EntryVersion<FaqEntry> };

const changeWords = ({ ended, data }: EntryVersion<FaqEntry>): string =>
  `${ended ? 'Bring back' : 'Change'}: ${data.question}`;

function Words({ version: { data }, heading = false }: Version & { heading?: boolean }) {
  const Question = heading ? 'h3' : 'p';
  return (
    <>
      <Question className="mb-1 font-semibold text-ink wrap-anywhere">
        {data.order}. {data.question}
      </Question>
      <p className="whitespace-pre-line text-ink-2 wrap-anywhere">{data.answer}</p>
    </>
  );
}

function Made({ version }: Version) {
  return (
    <p className="mt-1 text-sm text-ink-2 wrap-anywhere">
      Version {version.version}
      {version.ended && ', ended'} · {version.changedBy ?? 'The catalogue’s file'} ·{' '}
      {formatDateTime(version.validFrom)}
      {version.reason && ` · ${version.reason}`}
    </p>
  );
}
