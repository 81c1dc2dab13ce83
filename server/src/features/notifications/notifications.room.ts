// The notifications room put together: the outbox by which everything leaves, and the notices that stand in the bell.
import { makeOutbox, type OutboxNeeds } from './outbox.service.ts';
import { makePush, type PushNeeds } from './push/push.service.ts';
import { makeStandingNotices } from './standing.service.ts';

export const makeNotificationsRoom = (needs: OutboxNeeds & PushNeeds) => {
  const outbox = makeOutbox(needs);
  return { outbox, push: makePush(needs), notify: outbox.notify, standing: makeStandingNotices(needs) };
};
