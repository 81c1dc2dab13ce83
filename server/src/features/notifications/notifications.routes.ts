// The calls of the bell, and of how a member is told things.

import { findNotificationSettings, saveNotificationSettings } from '@ijeuwa/contract/notification-settings';
import * as calls from '@ijeuwa/contract/notifications';
import { notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Serve } from '#platform/http/serve.ts';
import * as notifications from './notifications.repository.ts';
import type { NotificationsRoom } from './notifications.room.ts';

const ok = { ok: true } as const;

type Needs = { db: Database; clock: Clock; notifications: NotificationsRoom };

export const notificationsRoutes = (serve: Serve, { db, clock, notifications: room }: Needs): void => {
  serve(findNotificationSettings, ({ viewer }) => room.settings.find(viewer));
  serve(saveNotificationSettings, ({ viewer, body }) => room.settings.save(viewer, body));
  serve(calls.listNotifications, async ({ viewer }) => ({
    notifications: await notifications.listNotifications(db, viewer.memberId),
  }));
  serve(calls.readNotification, async ({ viewer, params }) => {
    if (!(await notifications.markNotificationRead(db, viewer.memberId, params.id, clock.now())))
      throw notFound('This notice');
    return ok;
  });
  serve(calls.readAllNotifications, async ({ viewer }) =>
    notifications.markAllRead(db, viewer.memberId, clock.now()).then(() => ok),
  );
  serve(calls.clearNotifications, async ({ viewer }) =>
    notifications.removeAllNotifications(db, viewer.memberId).then(() => ok),
  );
  serve(calls.removeNotification, async ({ viewer, params }) =>
    notifications.removeNotification(db, viewer.memberId, params.id).then(() => ok),
  );
};
