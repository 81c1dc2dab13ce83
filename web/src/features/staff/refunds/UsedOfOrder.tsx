// What of an order was had already, above the amount or the approval: what it is worth, and what the terms would give.
import { findUsed, type UsedOfOrder as Used } from '@ijeuwa/contract/refunds';
import { useRead } from '#platform/queries.ts';
import { FactList } from '#ui/FactList.tsx';
import { formatMoney } from '#ui/format.ts';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';

/** Where no rule gives anything by itself, whoever decides reads below what it is for. */
const termsWords = (gives: Used['gives']): string =>
  gives === null ? 'nothing for a change of mind' : gives.amountMinor === 0 ? 'nothing' : formatMoney(gives);

export function UsedOfOrder({ reference }: { reference: string }) {
  const { data, error } = useRead(findUsed, { query: { reference } });
  if (!data && error) return <p className="text-danger">What was used of it did not load: {error.message}</p>;
  if (!data) return <SkeletonRows rows={2} faces={false} label="Looking for what was used..." />;
  if (!data.used) return null;
  const { held, what, worth, rule, gives, left } = data.used;
  return (
    <section aria-label="What was used" className="flex flex-col gap-2">
      <FactList
        facts={[
          { label: 'Used', value: what },
          { label: 'Worth of what was used', value: formatMoney(worth) },
          {
            label: 'Not used',
            value: `${formatMoney(left)} of the ${formatMoney(held)} that we hold for it`,
          },
          { label: 'The terms give', value: <strong>{termsWords(gives)}</strong> },
        ]}
      />
      <p className="text-sm text-ink-2">{rule}</p>
    </section>
  );
}
