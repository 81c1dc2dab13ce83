// One more code: what it gives, until when, and the way to copy it.
import type { Discount } from '@ijeuwa/contract/codes';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { classes } from '#ui/classes.ts';
import { formatDay } from '#ui/format.ts';
import { CopyCode } from './CopyCode.tsx';
import { ALL_TAKEN, daysInWords } from './days-words.ts';

const EDGES = {
  wine: 'border-t-wine',
  leaf: 'border-t-leaf',
  gold: 'border-t-gold',
  coral: 'border-t-coral',
} as const;

export function CodeCard({ one, now }: { one: Discount; now: Date }) {
  const left = daysInWords(one.validUntil, now);
  return (
    <Card
      as="li"
      aria-label={one.code}
      className={classes('flex flex-col gap-2', left && 'border-t-4', left && EDGES[one.background])}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{one.discount.endsWith('%') ? `${one.discount} off` : one.discount}</h3>
        <Badge tone={left ? 'leaf' : 'neutral'}>{left ?? 'Expired'}</Badge>
      </div>
      <p className="text-ink-2">{one.description}</p>
      <p className="text-sm text-ink-2">Valid until {formatDay(one.validUntil)}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
        <code className="font-semibold tracking-wider wrap-anywhere">{one.code}</code>
        {left && !one.taken && <CopyCode code={one.code} />}
        {left && one.taken && <p>{ALL_TAKEN}</p>}
      </div>
    </Card>
  );
}
