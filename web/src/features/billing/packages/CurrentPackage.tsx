// What the member has now, or that it is paused, and until when; where nothing runs any more, what ended, and when.
import { Card } from '#ui/Card.tsx';
import { formatDate, formatDateTime } from '#ui/format.ts';
import { useSubscription } from '../billing.queries.ts';

export function CurrentPackage() {
  const { data } = useSubscription();
  if (!data) return null;
  const until = data.pausedUntil ?? data.endsAt;
  return (
    // On a phone it is a line: what can be done about it has the room.
    <Card
      as="section"
      tone="quiet"
      aria-label="Your package"
      className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2 max-sm:py-2.5"
    >
      <p className="text-sm text-ink-2">You have now</p>
      <p className="font-serif text-lg font-semibold sm:text-xl">{data.ended ? 'No package' : data.label}</p>
      {data.ended && (
        <p className="text-ink-2">
          {data.ended.trial ? 'Your free trial is over' : `${data.ended.name} has ended`}, since{' '}
          {formatDateTime(data.ended.at)}.
        </p>
      )}
      {until && <p className="text-ink-2">until {formatDate(until)}</p>}
    </Card>
  );
}
