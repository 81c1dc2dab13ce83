// What of an order was had already, above the amount or the approval: what it is worth, and what the terms would give.
import { findUsed } from '@ijeuwa/contract/refunds';
import { useRead } from '#platform/queries.ts';
import { FactList } from '#ui/FactList.tsx';
import { formatMoney } from '#ui/format.ts';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';

export function UsedOfOrder({ reference }: { reference: string }) {
  const { data, error } = useRead(findUsed, { query: { reference } });
  if (!data && error) return <p className="text-danger">What was used of it did not load: {error.message}</p>;
  if (!data) return <SkeletonRows rows={2} faces={false} label="Looking for what was used..." />;
  if (!data.used) return null;
  const { held, what, worth, rule, back } = data.used;
  return (
    <section aria-label="What was used" className="flex flex-col gap-2">
      <FactList
        facts={[
          { label: 'Used', value: what },
          { label: 'Worth of it', value: `${formatMoney(worth)} of ${formatMoney(held)} held` },
          { label: 'By the terms', value: <strong>{formatMoney(back)}</strong> },
        ]}
      />
      <p className="text-sm text-ink-2">{rule}</p>
    </section>
  );
}
