// The clock of what members ask planners, as the alarm asks for it.
import { CASE_ANSWERED_WITHIN_HOURS } from '@ijeuwa/contract/cases';
import { listPlanning } from '@ijeuwa/contract/planning';
import type { Waiting } from '#platform/due-alarm.ts';
import * as enquiries from './planning.repository.ts';
import { dueAt } from './planning.rules.ts';

export const waitingPlanning: Waiting = {
  work: 'planning',
  access: listPlanning.access.staff,
  withinHours: CASE_ANSWERED_WITHIN_HOURS,
  path: '/staff/planning',
  words: {
    key: 'planning',
    one: 'A wedding enquiry',
    many: 'wedding enquiries',
    open: 'Open the wedding enquiries',
  },
  async holdUntold(tx, alarm, since) {
    const held = await enquiries.holdUntold(tx, alarm, since);
    return held.map(({ id, staffName, staffEmail, ...one }) => ({
      id,
      staffName,
      staffEmail,
      dueAt: dueAt(one)!,
    }));
  },
  recordTold: enquiries.recordTold,
};
