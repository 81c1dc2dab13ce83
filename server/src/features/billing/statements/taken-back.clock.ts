// The clock of money that the bank took back, as the alarm asks for it.
import { closeStatementLine } from '@ijeuwa/contract/statements';
import type { Waiting } from '#platform/due-alarm.ts';
import * as clock from './taken-back.repository.ts';
import { sayByOf } from './taken-back.rules.ts';

export const linesTakenBack: Waiting = {
  work: 'statements',
  access: closeStatementLine.access.staff,
  withinHours: 0,
  path: '/staff/statements',
  words: {
    key: 'taken-back',
    one: 'A transfer that the bank took back',
    many: 'transfers that the bank took back',
    open: 'Open the statements',
  },
  deed: {
    soon: 'The bank took money back that had been taken in, and within four hours two people are to have said so:',
    overdue: 'The bank took money back that had been taken in, and two people should have said so by now:',
    lead: 'Until then what it paid for goes on. Look at the statement, and close its line:',
  },
  async holdUntold(tx, alarm, { after, until }) {
    const held = await clock.holdUntold(tx, alarm);
    return held.flatMap((line) => {
      const dueAt = sayByOf(line);
      if (!dueAt || dueAt > until || (after && dueAt <= after)) return [];
      return [{ id: line.id, dueAt, staffName: null, staffEmail: null }];
    });
  },
  recordTold: clock.recordTold,
};
