// The clock of announced transfers, as the alarm asks for it.
import { CONFIRMED_WITHIN_HOURS, confirmDueAt } from '@ijeuwa/contract/billing';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { DAY_MS, later } from '#platform/clock.ts';
import type { Waiting } from '#platform/due-alarm.ts';
import * as clock from './transfer-clock.repository.ts';
import { LOOKED_FOR_DAYS } from './transfers.rules.ts';

export const waitingTransfers: Waiting = {
  work: 'transfers',
  access: confirmTransfer.access.staff,
  withinHours: CONFIRMED_WITHIN_HOURS,
  path: '/staff/transfers',
  words: { key: 'transfer', one: 'A transfer', many: 'transfers', open: 'Open the transfers' },
  deed: {
    soon: `Members were promised that we look for these transfers within ${CONFIRMED_WITHIN_HOURS} hours of their word; that ends in four hours or less:`,
    overdue: `Members were promised that we look for these transfers within ${CONFIRMED_WITHIN_HOURS} hours of their word; that is over:`,
    lead: 'Look at the statement, and confirm what has come:',
  },
  async holdUntold(tx, alarm, since) {
    const lookedForSince = later(since.until, -LOOKED_FOR_DAYS * DAY_MS);
    const held = await clock.holdUntold(tx, alarm, { ...since, lookedForSince });
    return held.flatMap(({ id, reference, announcedAt }) =>
      announcedAt
        ? [
            {
              id,
              reference,
              dueAt: confirmDueAt(announcedAt),
              staffName: null,
              staffEmail: null,
            },
          ]
        : [],
    );
  },
  recordTold: clock.recordTold,
};
