// The latest notices beneath the bell, and the way to all of them.
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { Button } from '#ui/Button.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { useNotificationActions, useNotifications } from './notifications.queries.ts';

const SHOWN = 8;

export function LatestNotices({ unread, close }: { unread: number; close: () => void }) {
  const { data, error, isPending } = useNotifications();
  const { markRead, markAllRead, remove } = useNotificationActions();
  const notices = data?.notifications ?? [];
  return (
    <div className="flex flex-col">
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-2 border-b border-line pr-1 pl-4">
        <h2 className="text-lg">{places.notifications.name}</h2>
        {unread > 0 && (
          <Button variant="quiet" size="sm" onClick={markAllRead}>
            Mark all read
          </Button>
        )}
      </header>
      <div className="px-2">
        {isPending && <SkeletonRows rows={2} faces={false} />}
        {error && !data && <p className="px-2 py-6 text-center text-danger">{error.message}</p>}
        {data && notices.length === 0 && <p className="px-2 py-8 text-center text-ink-2">No notifications</p>}
        <ul>
          {notices.slice(0, SHOWN).map((notice) => (
            <NotificationRow
              key={notice._id}
              notice={notice}
              onOpen={() => {
                markRead(notice);
                close();
              }}
              onRemove={() => remove(notice)}
            />
          ))}
        </ul>
      </div>
      <Link
        to={paths.notifications}
        onClick={close}
        className="flex min-h-12 items-center justify-center border-t border-line font-semibold text-wine hover:bg-paper-2 focus-visible:-outline-offset-2"
      >
        See all
      </Link>
    </div>
  );
}
