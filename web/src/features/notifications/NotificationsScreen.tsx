// /notifications: every notice, to read, follow and clear away; and how one is told, at ?tab=settings.

import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmModal } from '#ui/ConfirmModal.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LeaveModal } from '#ui/LeaveModal.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { fateOfUnsaved } from '#ui/unsaved.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { NotificationSettingsPanel } from './NotificationSettingsPanel.tsx';
import { unreadOf, useNotificationActions, useNotifications } from './notifications.queries.ts';

const TABS = [
  { id: 'all', label: 'All', panel: <Notices /> },
  { id: 'settings', label: 'Settings', panel: <NotificationSettingsPanel /> },
];

export default function NotificationsScreen() {
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState<string>();
  // In the address, so that a mail can lead to the settings.
  const open = (tab: string) => setSearch(tab === 'all' ? {} : { tab }, { replace: true });
  const choose = (tab: string) => (fateOfUnsaved() ? setAsked(tab) : open(tab));
  return (
    <Page title={places.notifications.name} back={paths.homepage}>
      <Tabs
        label={places.notifications.name}
        tabs={TABS}
        value={search.get('tab') ?? 'all'}
        onChange={choose}
      />
      <LeaveModal
        open={asked !== undefined}
        what="changed"
        onStay={() => setAsked(undefined)}
        onLeave={() => {
          if (asked) open(asked);
          setAsked(undefined);
        }}
      />
    </Page>
  );
}

function Notices() {
  const { data, error, isPending, isFetching, refetch } = useNotifications();
  const { markRead, remove } = useNotificationActions();
  if (isPending) return <SkeletonRows rows={5} faces={false} />;
  if (!data)
    return (
      <ErrorState
        title="Your notifications did not load"
        message={error?.message ?? ''}
        onRetry={() => refetch()}
        busy={isFetching}
      />
    );
  if (data.notifications.length === 0)
    return (
      <EmptyState picture="letters" title="No notifications">
        When somebody likes you or writes to you, we tell you here.
      </EmptyState>
    );
  return (
    <>
      <Tidying unread={unreadOf(data.notifications)} />
      <ul>
        {data.notifications.map((notice) => (
          <NotificationRow
            key={notice._id}
            notice={notice}
            onOpen={() => markRead(notice)}
            onRemove={() => remove(notice)}
          />
        ))}
      </ul>
    </>
  );
}

function Tidying({ unread }: { unread: number }) {
  const { markAllRead, clearAll } = useNotificationActions();
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1 gap-y-2 sm:gap-x-2">
      <p role="status" className="mr-auto text-ink-2">
        {unread === 0 ? 'All read' : `${unread} unread`}
      </p>
      {unread > 0 && (
        <Button variant="secondary" size="sm" onClick={markAllRead}>
          Mark all read
        </Button>
      )}
      <Button variant="quiet" size="sm" className="max-sm:-mr-2 max-sm:px-2" onClick={() => setAsking(true)}>
        Clear all
      </Button>
      <ConfirmModal
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          clearAll();
          setAsking(false);
        }}
        title="Clear all notifications?"
        confirmLabel="Clear all"
        tone="danger"
      >
        They are removed for good. Your matches and messages stay.
      </ConfirmModal>
    </div>
  );
}
