// The clock of enquiries, as the alarm asks for it.
import { CASE_ANSWERED_WITHIN_HOURS } from '@ijeuwa/contract/cases';
import { listEnquiries } from '@ijeuwa/contract/support';
import type { Waiting } from '#platform/due-alarm.ts';
import * as enquiries from './support.repository.ts';
import { dueAt, runsSince } from './support.rules.ts';

export const waitingEnquiries: Waiting = {
  work: 'enquiries',
  access: listEnquiries.access.staff,
  withinHours: CASE_ANSWERED_WITHIN_HOURS,
  path: '/staff/enquiries',
  words: { key: 'enquiry', one: 'An enquiry', many: 'enquiries', open: 'Open the enquiries' },
  async holdUntold(tx, alarm, since) {
    const held = await enquiries.holdUntold(tx, alarm, since);
    return held.map(({ receivedAt, reopenedAt, ...one }) => ({
      ...one,
      dueAt: dueAt(runsSince({ receivedAt, reopenedAt })),
    }));
  },
  recordTold: enquiries.recordTold,
};
