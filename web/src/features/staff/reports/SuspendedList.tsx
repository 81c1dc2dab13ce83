// Who is suspended: a suspension is lifted from the member's case.

import type { SuspendedMember } from '@ijeuwa/contract/safety';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format.ts';
import { QueueList } from '../QueueItem.tsx';

type SuspendedListProps = { suspended: readonly SuspendedMember[]; onOpen: (one: SuspendedMember) => void };

export function SuspendedList({ suspended, onOpen }: SuspendedListProps) {
  if (suspended.length === 0) return null;
  return (
    <section aria-labelledby="suspended" className="flex flex-col gap-3">
      <h2 id="suspended" className="text-xl">
        Suspended
      </h2>
      <QueueList>
        {suspended.map((one) => (
          <li
            key={one.member._id}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 px-(--inset) py-3 sm:px-5"
          >
            <div className="min-w-0 flex-[1_1_11rem]">
              <p className="font-medium wrap-anywhere">{one.member.name}</p>
              <p className="text-sm text-ink-2">Since {formatDateTime(one.since, HOME_ZONE)}</p>
            </div>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Open the case of ${one.member.name}`}
              onClick={() => onOpen(one)}
            >
              Open
            </Button>
          </li>
        ))}
      </QueueList>
    </section>
  );
}
