// Who made a version, when and why; and of one that no longer fits, what was kept.
import type { EntryVersion } from '@ijeuwa/contract/catalogue';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { formatDateTime } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { whoMade } from './entry-words.ts';

export function Made({ version }: { version: EntryVersion<unknown> }) {
  return (
    <>
      {version.unfit && <Unfit kept={version.unfit} />}
      <p className="mt-1 text-sm text-ink-2 wrap-anywhere">
        Version {version.version}
        {version.ended && ', ended'} · {whoMade(version)} · {formatDateTime(version.validFrom, HOME_ZONE)}
        {version.reason && ` · ${version.reason}`}
      </p>
    </>
  );
}

const inWords = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function Unfit({ kept }: { kept: Record<string, unknown> }) {
  return (
    <Notice tone="warning" title="This version no longer fits, and is on no page. It was kept like this:">
      <dl className="mt-1">
        {Object.entries(kept).map(([name, value]) => (
          <div key={name} className="whitespace-pre-line wrap-anywhere">
            <dt className="inline font-medium">{name}: </dt>
            <dd className="inline">{inWords(value)}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
