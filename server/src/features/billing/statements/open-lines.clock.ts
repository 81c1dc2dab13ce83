// The clock of money on a statement of which nobody has said what it is, as the alarm asks for it.
import { closeStatementLine } from '@ijeuwa/contract/statements';
import type { Waiting } from '#platform/due-alarm.ts';
import { lookDueAt } from '../payments/look-clock.rules.ts';
import { holdUntold } from './open-lines.repository.ts';
import { recordTold } from './taken-back.repository.ts';

export const openLines: Waiting = {
  work: 'statements',
  access: closeStatementLine.access.staff,
  withinHours: 0,
  path: '/staff/statements',
  words: {
    key: 'statement-line',
    one: 'Money on a bank statement',
    many: 'lines of money on bank statements',
    open: 'Open the statements',
  },
  deed: {
    soon: 'Money came to our account, and within four hours somebody is to say what it is:',
    overdue: 'Money came to our account, and nobody has said within a working day what it is:',
    lead: 'Somebody may wait for it. Confirm its transfer, or say why the line is closed:',
  },
  async holdUntold(tx, alarm, { after, until }) {
    const held = await holdUntold(tx, alarm);
    return held.flatMap(({ id, uploadedAt }) => {
      const dueAt = lookDueAt(uploadedAt);
      if (dueAt > until || (after && dueAt <= after)) return [];
      return [{ id, dueAt, staffName: null, staffEmail: null }];
    });
  },
  recordTold,
};
