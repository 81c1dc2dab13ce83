// The clock of appointments of which the session room cannot say how they went: asked of the desk, and then the member’s.
import { SAID_WITHIN_HOURS } from '@ijeuwa/contract/staff-schedule';
import { HOUR_MS, later } from '#platform/clock.ts';
import { type DueAlarmNeeds, makeDueAlarm, type Waiting } from '#platform/due-alarm.ts';
import type { Telling } from '../telling/telling.service.ts';
import type { Desk } from './desk.service.ts';
import * as unsaid from './unsaid.repository.ts';

export type UnsaidNeeds = DueAlarmNeeds & {
  desk: Pick<Desk, 'leaveUnsaid'>;
  telling: Pick<Telling, 'askHowItWent'>;
  onError(error: unknown): void;
};

export const makeUnsaid = (needs: UnsaidNeeds) => {
  const { db, clock, desk, telling, onError } = needs;
  const waiting: Waiting = {
    work: 'appointments',
    // A counsellor is asked about their own alone.
    access: ['admin'],
    withinHours: SAID_WITHIN_HOURS,
    path: '/staff/appointments',
    words: {
      key: 'unsaid-appointment',
      one: 'How an appointment went',
      many: 'appointments of which nobody says how they went',
      open: 'Open the appointments',
    },
    deed: {
      soon: 'We could not tell how it went, and nobody has said so. It is due in four hours or less:',
      overdue: `Nobody has said how it went within ${SAID_WITHIN_HOURS} hours. A day later another is given free, unless this one was given so itself, or its counsellor says that the member did not come:`,
      lead: 'Ask the counsellor, or the member where the counsellor has said it, and say how it went:',
    },
    async holdUntold(tx, alarm, since) {
      const held = await unsaid.holdUntold(tx, alarm, since);
      return held.map(({ id, endsAt }) => ({
        id,
        dueAt: later(endsAt, SAID_WITHIN_HOURS * HOUR_MS),
        staffName: null,
        staffEmail: null,
      }));
    },
    async recordTold(tx, alarm, ids, now) {
      await unsaid.recordTold(tx, alarm, ids, now);
      if (alarm === 'dueSoonToldAt') for (const id of ids) await telling.askHowItWent(tx, id);
    },
  };

  return {
    alarm: makeDueAlarm(needs, waiting),

    async settleAll(): Promise<void> {
      // One that cannot be settled stops no other; it is asked again.
      for (const id of await unsaid.listLeftUnsaid(db, clock.now()))
        await desk.leaveUnsaid(id).catch(onError);
    },
  };
};
