// One notice: its words, its time, the way to what it is about, and its removal.
import { type Notification, placeOfNotice } from '@ijeuwa/contract/notifications';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import { formatRelative } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

type NotificationRowProps = { notice: Notification; onOpen: () => void; onRemove: () => void };

export function NotificationRow({ notice, onOpen, onRemove }: NotificationRowProps) {
  return (
    <li className="flex flex-wrap items-start gap-1 border-t border-line first:border-t-0">
      <Link
        to={placeOfNotice(notice)}
        onClick={onOpen}
        className="-ml-2 flex min-w-0 flex-[1_1_11rem] gap-3 rounded-md px-2 py-3 hover:bg-paper-2 focus-visible:-outline-offset-2"
      >
        <span
          aria-hidden="true"
          className={classes('mt-2 size-2 shrink-0 rounded-full', !notice.read && 'bg-wine-fill')}
        />
        <span className="grid min-w-0 flex-1 items-baseline gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto]">
          <span className={classes(notice.read ? 'font-medium' : 'font-semibold')}>
            {!notice.read && <VisuallyHidden>Unread: </VisuallyHidden>}
            {notice.title}
          </span>
          <span className="max-w-2xl text-sm text-ink-2">{notice.message}</span>
          <time dateTime={notice.createdAt} className="text-sm text-ink-2 sm:col-start-2 sm:row-start-1">
            {formatRelative(notice.createdAt)}
          </time>
        </span>
      </Link>
      <IconButton
        label={`Delete: ${notice.title}`}
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        className="mt-1.5 -mr-2 ml-auto text-ink-2"
        onClick={onRemove}
      />
    </li>
  );
}
