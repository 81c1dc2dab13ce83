// The featured offer, at the top.
import type { Discount } from '@ijeuwa/contract/codes';
import { Card } from '#ui/Card.tsx';
import { formatDay } from '#ui/format.ts';
import { CopyCode } from './CopyCode.tsx';
import { ALL_TAKEN, daysInWords } from './days-words.ts';

export function FeaturedCode({ one, now }: { one: Discount; now: Date }) {
  const left = daysInWords(one.validUntil, now);
  return (
    <Card
      as="section"
      tone={left ? 'wine' : 'quiet'}
      aria-labelledby="featured-code"
      className="flex flex-col gap-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold">Featured offer</p>
          <h2 id="featured-code" className="font-serif text-[min(2.5rem,12vw)] leading-tight">
            {one.discount}
            {one.discount.endsWith('%') && ' off'}
          </h2>
          <p className="mt-1 max-w-prose">{one.description}</p>
        </div>
        <p className="font-semibold">{left ?? 'Offer expired'}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <code className="rounded-lg border border-dashed border-current px-3 py-2 text-lg font-semibold tracking-wider wrap-anywhere">
          {one.code}
        </code>
        {left && !one.taken && <CopyCode code={one.code} light />}
        {left && one.taken && <p>{ALL_TAKEN}</p>}
      </div>
      <p className="text-sm">Valid until {formatDay(one.validUntil)}</p>
    </Card>
  );
}
