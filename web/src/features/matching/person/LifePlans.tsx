// What a person wants to build: when, with how many, and where.
import { DETAIL_LABELS, detailWords } from '@ijeuwa/contract/detail-words';
import type { PublicProfile } from '@ijeuwa/contract/people';
import { whenToMarry } from '../labels.ts';
import { Part } from './parts.tsx';

type Plan = { label: string; value: string };

export const plansOf = ({ timeframe, details }: PublicProfile): Plan[] => [
  ...(timeframe ? [{ label: 'Marriage', value: whenToMarry(timeframe) }] : []),
  ...(['childrenHoped', 'futureHome'] as const).flatMap((name) => {
    const value = details[name];
    return value ? [{ label: DETAIL_LABELS[name], value: detailWords(name, value) }] : [];
  }),
];

export function LifePlans({ plans }: { plans: readonly Plan[] }) {
  return (
    <Part title="Life plans">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-2">
        {plans.map(({ label, value }) => (
          <div key={label} className="rounded-lg bg-paper-2 px-3 py-2.5">
            <dt className="text-xs text-ink-2">{label}</dt>
            <dd className="text-sm font-bold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
