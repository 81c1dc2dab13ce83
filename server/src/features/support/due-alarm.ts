// The clock of enquiries, as the alarm asks for it.
import { listEnquiries } from '@ijeuwa/contract/support';
import type { Waiting } from '#platform/due-alarm.ts';
import * as enquiries from './support.repository.ts';

export const waitingEnquiries: Waiting = {
  work: 'enquiries',
  access: listEnquiries.access.staff,
  withinHours: 0,
  path: '/staff/enquiries',
  words: { key: 'enquiry', one: 'An enquiry', many: 'enquiries', open: 'Open the enquiries' },
  holdUntold: enquiries.holdUntold,
  recordTold: enquiries.recordTold,
};
