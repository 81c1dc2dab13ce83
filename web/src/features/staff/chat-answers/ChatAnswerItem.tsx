// One ready answer: when it is given, what it says, and who made it so.
import type { ChatAnswerHistory } from '@ijeuwa/contract/live-chat';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EarlierVersions } from '../catalogue/EarlierVersions.tsx';
import { Made } from '../catalogue/Made.tsx';
import { caseHeading } from '../useNextCase.ts';

type ChatAnswerItemProps = { history: ChatAnswerHistory; onAct: (act: 'change' | 'end') => void };

export function ChatAnswerItem({ history, onAct }: ChatAnswerItemProps) {
  const { key, current, earlier } = history;
  const { data, ended } = current;
  const title = data?.title ?? key;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h3 {...caseHeading} className="text-lg wrap-anywhere">
              {title}
            </h3>
            {ended && <Badge>Ended</Badge>}
            {data?.needsDeliveries && <Badge tone="gold">Only with deliveries</Badge>}
          </div>
          {data && data.words.length > 0 && (
            <p className="text-sm text-ink-2 wrap-anywhere">On: {data.words.join(' · ')}</p>
          )}
          {data && <p className="mt-1 whitespace-pre-line wrap-anywhere">{data.text}</p>}
          <Made version={current} />
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button
            size="sm"
            variant="secondary"
            aria-label={`${ended ? 'Bring it back' : 'Change'}: ${title}`}
            onClick={() => onAct('change')}
          >
            {ended ? 'Bring it back' : 'Change'}
          </Button>
          {!ended && (
            <Button size="sm" variant="secondary" aria-label={`End: ${title}`} onClick={() => onAct('end')}>
              End
            </Button>
          )}
        </div>
      </div>
      <EarlierVersions of={title} versions={earlier}>
        {(version) =>
          version.data && <p className="whitespace-pre-line wrap-anywhere">{version.data.text}</p>
        }
      </EarlierVersions>
    </Card>
  );
}
