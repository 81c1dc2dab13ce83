// Notices that stand: one row for each thing they are about, so that the bell counts things and not events.

import type { Clock } from '#platform/clock.ts';
import type { StandingNotices } from '#platform/notify.ts';
import * as notifications from './notifications.repository.ts';

export const makeStandingNotices = ({ clock }: { clock: Clock }): StandingNotices => ({
  ring: (tx, what, words) =>
    notifications.saveStanding(tx, { ...what, ...words, createdAt: clock.now() }, 'ring'),

  async settle(tx, what, words) {
    await notifications.saveStanding(tx, { ...what, ...words, createdAt: clock.now() }, 'settle');
  },

  async hush(tx, what, words) {
    await notifications.saveStanding(tx, { ...what, ...words, createdAt: clock.now() }, 'hush');
  },

  read: (tx, memberId, about) => notifications.markReadAbout(tx, memberId, about, clock.now()),

  remove: (tx, memberId, about) => notifications.removeAbout(tx, memberId, about),
});
