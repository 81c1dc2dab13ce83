// The clock of money that fits nothing, as the alarm asks for it.
import type { OddOutcome } from '@ijeuwa/contract/payment-words';
import { closeOddPayment } from '@ijeuwa/contract/transfers';
import { DAY_MS, later } from '#platform/clock.ts';
import type { Waiting } from '#platform/due-alarm.ts';
import { dueAgainAt, lookDueAt } from './look-clock.rules.ts';
import * as clock from './odd-clock.repository.ts';
import { UNDER_WAY } from './waits-for-bank.ts';

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
    const held = await clock.holdUntold(tx, alarm, OUTCOMES, later(until, -DAY_MS));
    return held.flatMap(({ id, reference, noticedAt, source }) => {
      const firstDue = lookDueAt(noticedAt);
      const isAgain = alarm === 'overdueToldAt' && source.startsWith(UNDER_WAY);
      const dueAt = isAgain ? dueAgainAt(firstDue, until) : firstDue;
      if (dueAt > until || (after && dueAt <= after)) return [];
      return [{ id, reference, dueAt, staffName: null, staffEmail: null }];
    });
  },
  recordTold: clock.recordTold,
};
