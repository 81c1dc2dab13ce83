// The notifications room put together: the outbox by which everything leaves, the notices that stand in the bell, and how members are told.
import { makeOutbox, type OutboxNeeds } from './outbox.service.ts';
import { makeSettings } from './settings/settings.service.ts';
import { makeStandingNotices } from './standing.service.ts';

export const makeNotificationsRoom = (needs: OutboxNeeds) => {
  const outbox = makeOutbox(needs);
  return {
    outbox,
    notify: outbox.notify,
    standing: makeStandingNotices(needs),
    settings: makeSettings(needs),
  };
};
export type NotificationsRoom = ReturnType<typeof makeNotificationsRoom>;
