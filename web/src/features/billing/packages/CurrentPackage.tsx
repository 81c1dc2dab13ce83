// What the member has now, and until when.
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { Card } from '#ui/Card.tsx';
import { formatDate } from '#ui/format.ts';
import { useSubscription } from '../billing.queries.ts';

export function CurrentPackage() {
  const { data } = useSubscription();
  if (!data) return null;
  return (
    <Card as="section" tone="quiet" aria-label="Your package">
      <p className="text-sm text-ink-2">You have now</p>
      <p className="font-serif text-xl font-semibold">{data.label}</p>
      {data.endsAt && <p className="text-ink-2">until {formatDate(data.endsAt)}</p>}
      {data.pausedUntil && (
        <p className="text-ink-2">
          What you have paid for is paused until {formatDate(data.pausedUntil)}, or until you say so under{' '}
          <Link to={paths.subscriptions} className="text-wine underline">
            {places.subscription.name}
          </Link>
          .
        </p>
      )}
    </Card>
  );
}
