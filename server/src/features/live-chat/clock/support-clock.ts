// What support promises one member now: until when an answer, before others, at any hour; and what the bot says of it.

import { listLiveChats } from '@ijeuwa/contract/live-chat';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import type { Clock } from '#platform/clock.ts';
import type { ListColleagues } from '#platform/colleagues.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { type FindZone, momentIn } from '#platform/mail-words.ts';
import { dueAt, isStaffed, nextOpening, readWeek } from './hours.rules.ts';
import {
  awayLine,
  nobodyOnCallLine,
  onCallLine,
  practiceLine,
  queuedBeforeClosingLine,
  queuedLine,
} from './lines.rules.ts';

/** What a member may expect of support, by what they hold. */
export type FindSupportRights = (
  db: Queryable,
  memberId: string,
) => Promise<{
  /** What they hold, in words. */
  because: string;
  may: {
    supportWithinHours: { is: number };
    supportWithinStaffedHours?: { is: number };
    supportAhead?: unknown;
    supportOnCall?: unknown;
  };
}>;

export type SupportClockNeeds = {
  clock: Clock;
  /** When people answer: "Mon-Fri 9am-5pm WAT". */
  hours: string;
  findEntitlement: FindSupportRights;
  findZone: FindZone;
  listColleagues: ListColleagues;
  /** A practice colleague is on call. */
  demo: boolean;
};

/** `isCalled`: the desk is closed, and support at any hour was sold; `staffed`: somebody is there, at the desk or on call. */
export type Promised = {
  dueAt: Date;
  ahead: boolean;
  onCall: boolean;
  isCalled: boolean;
  staffed: boolean;
};

export const makeSupportClock = (needs: SupportClockNeeds) => {
  const { clock, hours, findEntitlement, findZone, listColleagues, demo } = needs;
  const week = readWeek(hours);
  const inBothZones = async (tx: Queryable, memberId: string, moment: Date): Promise<string[]> =>
    [HOME_ZONE, await findZone(tx, memberId)].map((zone) => momentIn(zone, moment));
  const isSomebodyOnCall = async (tx: Queryable): Promise<boolean> =>
    (await listColleagues(tx, listLiveChats.access.staff)).some(({ isOnCall }) => isOnCall);
  const isPractice = async (tx: Queryable): Promise<boolean> => demo && (await isSomebodyOnCall(tx));
  return {
    isDeskOpen: (): boolean => isStaffed(week, clock.now()),

    /** The next opening while nobody is there. */
    opensAt(): Date | undefined {
      const now = clock.now();
      return isStaffed(week, now) ? undefined : nextOpening(week, now);
    },

    async promise(tx: Queryable, memberId: string): Promise<Promised> {
      const { may } = await findEntitlement(tx, memberId);
      const now = clock.now();
      const onCall = may.supportOnCall !== undefined;
      const promise = {
        withinHours: may.supportWithinHours.is,
        withinStaffedHours: may.supportWithinStaffedHours?.is,
        onCall,
      };
      const isOpen = isStaffed(week, now);
      const isCalled = onCall && !isOpen;
      return {
        dueAt: dueAt(week, now, promise),
        ahead: onCall || may.supportAhead !== undefined,
        onCall,
        isCalled,
        staffed: isOpen || (isCalled && (await isSomebodyOnCall(tx))),
      };
    },

    async sayQueued(tx: Queryable, memberId: string, { dueAt, isCalled }: Promised): Promise<string> {
      if (await isPractice(tx)) return practiceLine();
      const due = momentIn(await findZone(tx, memberId), dueAt);
      if (isCalled) return onCallLine({ due });
      if (isStaffed(week, dueAt)) return queuedLine({ due });
      const opens = await inBothZones(tx, memberId, nextOpening(week, dueAt));
      return queuedBeforeClosingLine({ due, hours, opens });
    },

    async sayAway(tx: Queryable, memberId: string, { dueAt, isCalled }: Promised): Promise<string> {
      if (await isPractice(tx)) return practiceLine();
      const opens = await inBothZones(tx, memberId, nextOpening(week, clock.now()));
      if (isCalled) return nobodyOnCallLine({ hours, opens });
      return awayLine({ due: momentIn(await findZone(tx, memberId), dueAt), hours, opens });
    },
  };
};
export type SupportClock = ReturnType<typeof makeSupportClock>;
