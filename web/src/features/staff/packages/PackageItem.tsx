// One package: what it costs and holds now, who made it so, and what was sold before.
import type { PackageEntry, PackageHistory } from '@ijeuwa/contract/packages';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EarlierVersions } from '../catalogue/EarlierVersions.tsx';
import { Made } from '../catalogue/Made.tsx';
import { pricesOf } from './price-words.ts';

export function PackageItem({ history, onChange }: { history: PackageHistory; onChange: () => void }) {
  const { key, current, earlier } = history;
  const name = current.data?.name ?? key;
  const act = current.ended ? 'Sell again' : 'Change';
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          <h2 className="text-lg wrap-anywhere">
            {name}
            {current.data && `, ${current.data.period}`}
          </h2>
          {current.data && <p className="text-xl font-semibold tabular-nums">{pricesOf(current.data)}</p>}
          {current.data && <Features of={current.data} />}
          <Made version={current} />
        </div>
        <Button
          size="sm"
          variant="secondary"
          aria-label={`${act} ${name}`}
          className="max-sm:w-full"
          onClick={onChange}
        >
          {act}
        </Button>
      </div>
      <EarlierVersions of={name} versions={earlier}>
        {({ data }) =>
          data && (
            <>
              <p className="font-medium text-ink wrap-anywhere tabular-nums">
                {data.name} · {pricesOf(data)}
              </p>
              <Features of={data} />
            </>
          )
        }
      </EarlierVersions>
    </Card>
  );
}

function Features({ of }: { of: PackageEntry }) {
  return <p className="text-ink-2 wrap-anywhere">{of.features.join(' · ')}</p>;
}
