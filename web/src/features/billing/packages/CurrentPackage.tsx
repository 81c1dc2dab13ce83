// What the member has now, or that it is paused, and until when.
import { Card } from '#ui/Card.tsx';
import { formatDate } from '#ui/format.ts';
import { useSubscription } from '../billing.queries.ts';

export function CurrentPackage() {
  const { data } = useSubscription();
  if (!data) return null;
  const until = data.pausedUntil ?? data.endsAt;
  return (
    <Card as="section" tone="quiet" aria-label="Your package">
      <p className="text-sm text-ink-2">You have now</p>
      <p className="font-serif text-xl font-semibold">{data.label}</p>
      {until && <p className="text-ink-2">until {formatDate(until)}</p>}
    </Card>
  );
}
