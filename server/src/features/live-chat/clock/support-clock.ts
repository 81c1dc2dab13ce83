// What support promises one member now: until when an answer, before others, at any hour; and what the bot says of it.
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { type FindZone, momentIn } from '#platform/mail-words.ts';
import { dueAt, isStaffed, nextOpening, readWeek } from './hours.rules.ts';
import { awayLine, queuedBeforeClosingLine, queuedLine } from './lines.rules.ts';

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
};

export type Promised = { dueAt: Date; ahead: boolean; onCall: boolean; staffed: boolean };

export const makeSupportClock = ({ clock, hours, findEntitlement, findZone }: SupportClockNeeds) => {
  const week = readWeek(hours);
  const inBothZones = async (tx: Queryable, memberId: string, moment: Date): Promise<string[]> =>
    [HOME_ZONE, await findZone(tx, memberId)].map((zone) => momentIn(zone, moment));
  return {
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
      return {
        dueAt: dueAt(week, now, promise),
        ahead: onCall || may.supportAhead !== undefined,
        onCall,
        staffed: onCall || isStaffed(week, now),
      };
    },

    async sayQueued(tx: Queryable, memberId: string, { dueAt, onCall }: Promised): Promise<string> {
      if (!onCall && !isStaffed(week, dueAt))
        return queuedBeforeClosingLine({
          hours,
          opens: await inBothZones(tx, memberId, nextOpening(week, dueAt)),
        });
      return queuedLine({ due: momentIn(await findZone(tx, memberId), dueAt), onCall });
    },

    async sayAway(tx: Queryable, memberId: string): Promise<string> {
      return awayLine({ hours, opens: await inBothZones(tx, memberId, nextOpening(week, clock.now())) });
    },
  };
};
export type SupportClock = ReturnType<typeof makeSupportClock>;
