// One question: as it stands, who made it so, and what stood there before.
import type { EntryVersion } from '@ijeuwa/contract/catalogue';
import type { FaqEntry, FaqHistory } from '@ijeuwa/contract/help';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Prose } from '#ui/Prose.tsx';
import { EarlierVersions } from '../catalogue/EarlierVersions.tsx';
import { Made } from '../catalogue/Made.tsx';
import { caseHeading } from '../useNextCase.ts';

type FaqItemProps = { history: FaqHistory; onAct: (act: 'change' | 'end') => void };

export function FaqItem({ history: { key, current, earlier }, onAct }: FaqItemProps) {
  const question = current.data?.question ?? key;
  const change = current.ended ? 'Bring back' : 'Change';
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_18rem]">
          <h3 {...caseHeading} className="mb-1 font-semibold text-ink wrap-anywhere outline-none">
            {placed(current, key)}
          </h3>
          <Answer version={current} />
          <Made version={current} />
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button size="sm" aria-label={`${change}: ${question}`} onClick={() => onAct('change')}>
            {change}
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
      <EarlierVersions of={question} versions={earlier}>
        {(one) => (
          <>
            {one.data && <p className="mb-1 font-semibold text-ink wrap-anywhere">{placed(one, key)}</p>}
            <Answer version={one} />
          </>
        )}
      </EarlierVersions>
    </Card>
  );
}

const placed = ({ data }: EntryVersion<FaqEntry>, key: string): string =>
  data ? `${data.order}. ${data.question}` : key;

/** As the pages show it. */
function Answer({ version: { html } }: { version: EntryVersion<FaqEntry> }) {
  return html && <Prose html={html} className="text-ink-2 wrap-anywhere" />;
}
