// Who is suspended: a suspension is lifted from the member's case.
import type { SuspendedMember } from '@ijeuwa/contract/safety';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDateTime } from '#ui/format.ts';

type SuspendedListProps = { suspended: readonly SuspendedMember[]; onOpen: (one: SuspendedMember) => void };

export function SuspendedList({ suspended, onOpen }: SuspendedListProps) {
  if (suspended.length === 0) return null;
  return (
    <section aria-labelledby="suspended" className="flex flex-col gap-3">
      <h2 id="suspended" className="text-xl">
        Suspended
      </h2>
      <ul className="flex flex-col gap-3">
        {suspended.map((one) => (
          <Card
            as="li"
            key={one.member._id}
            className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6"
          >
            <div className="min-w-0 flex-1">
              <p className="font-medium break-words">{one.member.name}</p>
              <p className="text-sm text-ink-2">Since {formatDateTime(one.since)}</p>
            </div>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Open the case of ${one.member.name}`}
              className="max-sm:w-full"
              onClick={() => onOpen(one)}
            >
              Open
            </Button>
          </Card>
        ))}
      </ul>
    </section>
  );
}
