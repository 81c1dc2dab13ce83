// The notifications room put together: the outbox by which everything leaves, the notices that stand in the bell, and how members are told.
import { makeOutbox, type OutboxNeeds } from './outbox.service.ts';
import { makePush, type PushNeeds } from './push/push.service.ts';
import { makeReminders } from './reminders.service.ts';
import { makeSettings } from './settings/settings.service.ts';
import { makeUnsubscribe } from './settings/unsubscribe.service.ts';
import { makeStandingNotices } from './standing.service.ts';

export const makeNotificationsRoom = (needs: Omit<OutboxNeeds, 'push'> & PushNeeds) => {
  const push = makePush(needs);
  const outbox = makeOutbox({ ...needs, push });
  const { notify } = outbox;
  return {
    outbox,
    push,
    notify,
    standing: makeStandingNotices({ ...needs, notify }),
    reminders: makeReminders({ ...needs, notify }),
    settings: makeSettings(needs),
    unsubscribe: makeUnsubscribe(needs),
  };
};
export type NotificationsRoom = ReturnType<typeof makeNotificationsRoom>;
