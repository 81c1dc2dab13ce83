// The clock of money that fits nothing, as the alarm asks for it.
import type { OddOutcome } from '@ijeuwa/contract/payment-words';
import { closeOddPayment } from '@ijeuwa/contract/transfers';
import type { Waiting } from '#platform/due-alarm.ts';
import { lookDueAt } from './look-clock.rules.ts';
import * as clock from './odd-clock.repository.ts';

/** What is owed back has the clock of its refund, and a part that of its rest. */
const OUTCOMES: readonly OddOutcome[] = [
  'other_currency',
  'not_settled',
  'never_seen',
  'unidentified',
  'mismatch',
  'unknown_reference',
  'not_confirmed',
  'for_staff',
];

export const oddMoney: Waiting = {
  work: 'transfers',
  access: closeOddPayment.access.staff,
  withinHours: 0,
  path: '/staff/transfers',
  words: {
    key: 'odd-payment',
    one: 'Money that fits nothing',
    many: 'payments that fit nothing',
    open: 'Open the payments',
  },
  deed: {
    soon: 'This money, or word of it, fits nothing, and within four hours somebody is to have looked at it:',
    overdue: 'This money, or word of it, fits nothing, and nobody has dealt with it within a working day:',
    lead: 'Send back what must go back, and close what nothing is left to do about:',
  },
  async holdUntold(tx, alarm, { after, until }) {
    const held = await clock.holdUntold(tx, alarm, OUTCOMES);
    return held.flatMap(({ id, reference, noticedAt }) => {
      const dueAt = lookDueAt(noticedAt);
      if (dueAt > until || (after && dueAt <= after)) return [];
      return [{ id, reference, dueAt, staffName: null, staffEmail: null }];
    });
  },
  recordTold: clock.recordTold,
};
