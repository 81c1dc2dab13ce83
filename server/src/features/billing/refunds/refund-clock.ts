// The clock of money that goes back, as the alarm asks for it.
import { approveRefund } from '@ijeuwa/contract/refunds';
import type { Waiting } from '#platform/due-alarm.ts';
import * as clock from './refund-clock.repository.ts';
import { refundDueAt } from './refund-clock.rules.ts';

export const waitingRefunds: Waiting = {
  work: 'refunds',
  access: approveRefund.access.staff,
  withinHours: 0,
  path: '/staff/refunds',
  words: {
    key: 'refund',
    one: 'Money to be sent back',
    many: 'payments to be sent back',
    open: 'Open the refunds',
  },
  deed: {
    soon: 'A step of this money on its way back is due in four hours or less:',
    overdue: 'A step of this money on its way back was not done by the day that its member was told:',
    lead: 'What nobody has asked for yet stands under “Transfers”; see all of it by its reference:',
  },
  async holdUntold(tx, alarm, { after, until }) {
    const held = await clock.holdUntold(tx, alarm);
    return held.flatMap(({ refund, reference }) => {
      const dueAt = refundDueAt(refund);
      if (!dueAt || dueAt > until || (after && dueAt <= after)) return [];
      return [{ id: refund.id, reference, dueAt, staffName: null, staffEmail: null }];
    });
  },
  recordTold: clock.recordTold,
};
