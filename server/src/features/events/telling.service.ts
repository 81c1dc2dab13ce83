// Tells the guests of an event that was moved or called off: who must hear of it is written with the change, and told in slices that resume.
import { beginsAt, type EventEntry, type EventHistory } from '@ijeuwa/contract/events';
import type { Desk } from '#platform/catalogue.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Notify } from '#platform/notify.ts';
import type { EventNotices } from './events.mails.ts';
import * as invitations from './events.repository.ts';
import { changeOf } from './events.rules.ts';

export type EventTellingNeeds = {
  db: Database;
  clock: Clock;
  notify: Notify;
  notices: EventNotices;
  listEntries: Desk<EventEntry>['list'];
};

const AT_ONCE = 200;

export const makeEventTelling = ({ db, clock, notify, notices, listEntries }: EventTellingNeeds) => {
  /** A slice is told and marked as told in one; answers how many it were. */
  const tellSome = ({ key, current }: EventHistory, most: number): Promise<number> =>
    db.transaction(async (tx) => {
      const { data, version } = current;
      const held = await invitations.holdUntold(tx, key, { version, most });
      if (held.length === 0) return 0;
      const about = data && { ...data, key, startsAt: beginsAt(data) };
      const told = held.flatMap(({ memberId, untold, untoldVersion }) =>
        about && untold ? [notices[untold](memberId, about, untoldVersion ?? version)] : [],
      );
      await notify(tx, ...told);
      const ids = held.map(({ memberId }) => memberId);
      await invitations.recordTold(tx, key, ids);
      return held.length;
    });

  return {
    /** Belongs to the transaction of the change, so that both are there or neither is. */
    async mark(tx: Queryable, history: EventHistory): Promise<void> {
      const untold = changeOf(history, clock.now());
      if (!untold) return;
      const { key, current } = history;
      // Whoever says yes at this moment has said it before, or of what it is now.
      await invitations.holdEvent(tx, key);
      await invitations.markUntold(tx, key, { untold, untoldVersion: current.version });
    },

    async tellAll(most = AT_ONCE): Promise<void> {
      const keys = new Set(await invitations.listUntoldKeys(db));
      if (keys.size === 0) return;
      for (const history of (await listEntries()).filter(({ key }) => keys.has(key)))
        while ((await tellSome(history, most)) === most);
    },
  };
};
