// What a colleague saved while this stood open: what was taken over of it, and theirs beside mine where both changed it.
import type { EntryVersion } from '@ijeuwa/contract/catalogue';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Meeting } from './entry-values.rules.ts';
import { whoMade } from './entry-words.ts';

type MetProps = {
  meeting: Meeting & { version: EntryVersion<unknown> };
  labels: Readonly<Record<string, string>>;
  onTake: (name: string) => void;
};

export function Met({ meeting, labels, onTake }: MetProps) {
  const { version, taken, theirs } = meeting;
  const labelOf = (name: string) => labels[name] ?? name;
  const names = Object.keys(taken).map(labelOf);
  return (
    <Notice
      tone="warning"
      title={`${whoMade(version)} saved version ${version.version} meanwhile${version.ended ? ' and ended it' : ''}.`}
    >
      {version.reason && <p className="wrap-anywhere">Their reason: {version.reason}</p>}
      {names.length > 0 && <p>You have not touched these, so theirs stand below now: {names.join(', ')}.</p>}
      {version.ended && <p>If you save, it is shown again.</p>}
      {Object.entries(theirs).map(([name, text]) => (
        <section
          key={name}
          aria-label={`Theirs: ${labelOf(name)}`}
          className="mt-3 flex flex-col items-start gap-2"
        >
          <p className="font-medium">{labelOf(name)}, as they have it; yours is below.</p>
          <p className="max-h-60 w-full overflow-y-auto rounded-lg bg-surface px-3 py-2 whitespace-pre-line wrap-anywhere">
            {text || 'Nothing'}
          </p>
          <Button size="sm" variant="secondary" onClick={() => onTake(name)}>
            Take theirs
          </Button>
        </section>
      ))}
    </Notice>
  );
}
