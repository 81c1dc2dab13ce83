// What the member has kept with us, where there is any.
import { Card } from '#ui/Card.tsx';
import { formatMoney } from '#ui/format.ts';
import { SmallError } from '#ui/SmallError.tsx';
import { useCredit } from '../billing.queries.ts';

export function YourCredit() {
  const { data, error, isFetching, refetch } = useCredit();
  if (!data && error)
    return (
      <SmallError
        message={`Your credit did not load. ${error.message}`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data?.balances.length) return null;
  return (
    <Card as="section" tone="quiet" aria-label="Your credit">
      <p className="text-sm text-ink-2">Your credit</p>
      {data.balances.map(({ amount, setAside }) => (
        <p key={amount.currency}>
          <span className="font-serif text-xl font-semibold">{formatMoney(amount)}</span>
          {setAside && (
            <span className="block text-sm text-ink-2">
              {formatMoney(setAside)} of it is set aside for an order that waits to be paid.
            </span>
          )}
        </p>
      ))}
      <p className="text-sm text-ink-2">
        It counts by itself for your next order, though not for a renewal, and goes back to you if you delete
        your account.
      </p>
    </Card>
  );
}
