// One ready answer: when it is given, what it says, and who made it so.
import type { ChatAnswerHistory } from '@ijeuwa/contract/live-chat';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { EarlierVersions } from '../catalogue/EarlierVersions.tsx';
import { EntryFrame, type Fold } from '../catalogue/EntryFrame.tsx';
import { Made } from '../catalogue/Made.tsx';
import { caseHeading } from '../useNextCase.ts';

type ChatAnswerItemProps = {
  history: ChatAnswerHistory;
  fold: Fold;
  onAct: (act: 'change' | 'end') => void;
};

export function ChatAnswerItem({ history, fold, onAct }: ChatAnswerItemProps) {
  const { key, current, earlier } = history;
  const { data, ended } = current;
  const title = data?.title ?? key;
  const name = (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink">
      <h3 {...caseHeading} className={fold ? 'font-semibold wrap-anywhere' : 'text-lg wrap-anywhere'}>
        {title}
      </h3>
      {ended && <Badge>Ended</Badge>}
      {data?.needsDeliveries && <Badge tone="gold">Only with deliveries</Badge>}
    </div>
  );
  return (
    <EntryFrame name={name} fold={fold}>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          {!fold && name}
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
    </EntryFrame>
  );
}
