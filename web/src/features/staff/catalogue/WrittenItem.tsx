// One entry: as it stands, who made it so, and what stood there before.
import type { EntryHistory, EntryVersion } from '@ijeuwa/contract/catalogue';
import { Button } from '#ui/Button.tsx';
import { Prose } from '#ui/Prose.tsx';
import { useMayCall } from '../staff-session.ts';
import { caseHeading } from '../useNextCase.ts';
import { EarlierVersions } from './EarlierVersions.tsx';
import { EntryFrame, type Fold } from './EntryFrame.tsx';
import { Made } from './Made.tsx';
import type { WrittenKind } from './written-kind.ts';

type WrittenItemProps<D> = {
  kind: WrittenKind<D>;
  history: EntryHistory<D>;
  /** From 1, where several stand in an order. */
  place?: number;
  fold: Fold;
  onAct: (act: 'change' | 'end') => void;
};

export function WrittenItem<D>({ kind, history, place, fold, onAct }: WrittenItemProps<D>) {
  const { key, current, earlier } = history;
  const mayKeep = useMayCall(kind.keeps);
  const titleOf = ({ data }: EntryVersion<D>): string => (data ? kind.titleOf(data) : key);
  const title = titleOf(current);
  const change = current.ended ? 'Bring back' : 'Change';
  const name = (
    <h3 {...caseHeading} className="font-semibold text-ink wrap-anywhere outline-none">
      {place === undefined ? title : `${place}. ${title}`}
    </h3>
  );
  return (
    <EntryFrame name={name} fold={fold}>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_18rem]">
          {!fold && <div className="mb-1">{name}</div>}
          <Text kind={kind} version={current} isOpen={fold !== undefined} />
          {kind.Beside && <kind.Beside history={history} />}
          <Made version={current} />
        </div>
        {mayKeep && (
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button
              size="sm"
              variant="secondary"
              aria-label={`${change}: ${title}`}
              onClick={() => onAct('change')}
            >
              {change}
            </Button>
            {kind.end && !current.ended && (
              <Button size="sm" variant="secondary" aria-label={`End: ${title}`} onClick={() => onAct('end')}>
                End
              </Button>
            )}
          </div>
        )}
      </div>
      <EarlierVersions of={title} versions={earlier}>
        {(one) => (
          <>
            {one.data && <p className="mb-1 font-semibold text-ink wrap-anywhere">{titleOf(one)}</p>}
            <Text kind={kind} version={one} />
          </>
        )}
      </EarlierVersions>
    </EntryFrame>
  );
}

const LOOK = 'text-ink-2 wrap-anywhere';
/** Of the HTML: about six lines on a phone. */
const LONG = 320;

/** A long text is looked past: it opens where it stands. */
function Folded({ html }: { html: string }) {
  return (
    <details>
      <summary className="w-fit min-h-11 content-center font-semibold text-wine underline">
        Read the text
      </summary>
      <Prose html={html} className={LOOK} />
    </details>
  );
}

type TextProps<D> = {
  kind: WrittenKind<D>;
  version: EntryVersion<D>;
  /** Whoever opened the entry reads all of it. */
  isOpen?: boolean;
};

/** As the pages show it. */
function Text<D>({ kind, version: { html, data }, isOpen = false }: TextProps<D>) {
  return (
    <>
      {html &&
        (html.length > LONG && !isOpen ? <Folded html={html} /> : <Prose html={html} className={LOOK} />)}
      {data && kind.more?.(data)}
    </>
  );
}
