// The bell of the header: how many are unread, and the latest of them beneath it.
import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { NO_RESPONSE } from '#platform/api.ts';
import { laterPart } from '#platform/later-part.ts';
import { places } from '#platform/places.ts';
import { CountBadge } from '#ui/CountBadge.tsx';
import { Popover } from '#ui/Popover.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { unreadOf, useNotifications } from './notifications.queries.ts';

export const latestNotices = laterPart(() => import('./LatestNotices.tsx'));

export function NotificationBell() {
  const { data } = useNotifications();
  const unread = unreadOf(data?.notifications ?? []);
  return (
    <Popover
      label={`${places.notifications.name}${unread ? `, ${unread} unread` : ''}`}
      trigger={
        <>
          <Bell aria-hidden="true" className="size-6" />
          <span aria-hidden="true" className="absolute top-0 right-0">
            <CountBadge count={unread} label="unread" />
          </span>
        </>
      }
    >
      {(close) => <Panel unread={unread} close={close} />}
    </Popover>
  );
}

function Panel({ unread, close }: { unread: number; close: () => void }) {
  const { part, failed } = latestNotices.usePart();
  const fetch = () => void latestNotices.fetch();
  useEffect(fetch, []);
  if (part) return <part.LatestNotices unread={unread} close={close} />;
  return (
    <div className="px-2">
      {failed ? (
        <SmallError message={NO_RESPONSE} onRetry={() => void latestNotices.again()} className="px-2 py-4" />
      ) : (
        <SkeletonRows rows={2} faces={false} />
      )}
    </div>
  );
}
