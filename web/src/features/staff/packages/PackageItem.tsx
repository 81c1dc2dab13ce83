// One package: what it costs now, who made it so, and its earlier prices.
import type { PackageHistory, PriceVersion } from '@ijeuwa/contract/prices';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { formatDateTime } from '#ui/format.ts';
import { pricesOf, whoMade } from './price-words.ts';

export function PackageItem({ history, onChange }: { history: PackageHistory; onChange: () => void }) {
  const { name, period, current, earlier } = history;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          <h2 className="text-lg">
            {name}, {period}
          </h2>
          <p className="text-xl font-semibold tabular-nums">{pricesOf(current)}</p>
          <Made version={current} />
        </div>
        <Button
          size="sm"
          aria-label={`Change the price of ${name}`}
          className="max-sm:w-full"
          onClick={onChange}
        >
          Change the price
        </Button>
      </div>
      {earlier.length > 0 && (
        <Disclosure title={`Earlier prices of ${name} (${earlier.length})`}>
          <ol aria-label={`Earlier prices of ${name}`} className="flex flex-col gap-3">
            {earlier.map((one) => (
              <li key={one.version}>
                <p className="font-medium text-ink tabular-nums">{pricesOf(one)}</p>
                <Made version={one} />
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </Card>
  );
}

function Made({ version }: { version: PriceVersion }) {
  return (
    <p className="text-sm text-ink-2 wrap-anywhere">
      Version {version.version} · {whoMade(version)} · {formatDateTime(version.createdAt)}
      {version.reason && ` · ${version.reason}`}
    </p>
  );
}
