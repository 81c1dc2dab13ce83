// The clock of settlements that do not agree with our books, as the alarm asks for it.
import { closeDifference } from '@ijeuwa/contract/settlements';
import type { Waiting } from '#platform/due-alarm.ts';
import { lookDueAt } from '../payments/look-clock.rules.ts';
import * as clock from './difference-clock.repository.ts';

export const openDifferences: Waiting = {
  work: 'transfers',
  access: closeDifference.access.staff,
  withinHours: 0,
  path: '/staff/books/settlements',
  words: {
    key: 'settlement-difference',
    one: 'A difference of a settlement',
    many: 'differences of settlements',
    open: 'Open the settlements',
  },
  deed: {
    soon: 'What a provider paid out does not agree with our books, and within four hours somebody is to have looked at it:',
    overdue:
      'What a provider paid out does not agree with our books, and nobody has dealt with it within a working day:',
    lead: 'Ask the provider, and close what is explained:',
  },
  async holdUntold(tx, alarm, { after, until }) {
    const held = await clock.holdUntold(tx, alarm);
    return held.flatMap(({ id, reference, noticedAt }) => {
      const dueAt = lookDueAt(noticedAt);
      if (dueAt > until || (after && dueAt <= after)) return [];
      return [{ id, reference, dueAt, staffName: null, staffEmail: null }];
    });
  },
  recordTold: clock.recordTold,
};
