// Calls whoever is on call for a chat that waits outside support's hours: at once, and again after ten minutes.
import { listLiveChats } from '@ijeuwa/contract/live-chat';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { type Clock, later } from '#platform/clock.ts';
import type { ListColleagues } from '#platform/colleagues.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import { momentIn } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import { callNotice } from './alarm.mails.ts';
import * as alarms from './alarm.repository.ts';
import { CALL_AGAIN_MS } from './clock-runs.rules.ts';
import type { SupportClock } from './support-clock.ts';

export type CallingNeeds = {
  db: Database;
  clock: Clock;
  notify: Notify;
  listColleagues: ListColleagues;
  publicUrl: string;
  supportClock: SupportClock;
};

export const makeCalling = (needs: CallingNeeds) => {
  const { db, clock, notify, listColleagues, publicUrl, supportClock } = needs;

  /** Where nobody is on call everybody who may answer is told of that. */
  const listCalled = async (tx: Queryable) => {
    const colleagues = await listColleagues(tx, listLiveChats.access.staff);
    const onCall = colleagues.filter(({ isOnCall }) => isOnCall);
    return onCall.length > 0 ? onCall : colleagues;
  };

  const callFor = async (
    tx: Queryable,
    chats: readonly alarms.HeldChat[],
    told: 'calledAt' | 'calledAgainAt',
  ): Promise<void> => {
    if (chats.length === 0) return;
    const now = clock.now();
    const people = await listCalled(tx);
    const isAgain = told === 'calledAgainAt';
    const link = `${publicUrl}/staff/live-chats`;
    const notices = chats.flatMap(({ id, dueAt }) =>
      people.map(({ email, isOnCall }) => {
        const cause = `${id}:${now.getTime()}`;
        return callNotice({ to: email, cause, isOnCall, isAgain, due: momentIn(HOME_ZONE, dueAt!), link });
      }),
    );
    await notify(tx, ...notices);
    const ids = chats.map(({ id }) => id);
    await alarms.recordTold(tx, told, ids, now);
  };

  return {
    /** In the transaction in which it enters the queue, and is held. */
    call: async (tx: Queryable, id: string): Promise<void> =>
      callFor(tx, await alarms.holdUncalledOne(tx, id), 'calledAt'),

    /** Also for what came into the queue while the desk was open, and still waits when it has closed. */
    async callAgain(): Promise<void> {
      if (supportClock.isDeskOpen()) return;
      const before = later(clock.now(), -CALL_AGAIN_MS);
      await db.transaction(async (tx) => {
        await callFor(tx, await alarms.holdCalledBefore(tx, before), 'calledAgainAt');
        await callFor(tx, await alarms.holdUncalled(tx), 'calledAt');
      });
    },
  };
};
export type Calling = ReturnType<typeof makeCalling>;
