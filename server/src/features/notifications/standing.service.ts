// Notices that stand: one row for each thing they are about, so that the bell counts things and not events.

import { CATEGORY_OF_TYPE } from '@ijeuwa/contract/notification-settings';
import { type Clock, later, MINUTE_MS } from '#platform/clock.ts';
import type { Notify, StandingNotices } from '#platform/notify.ts';
import * as notifications from './notifications.repository.ts';
import { pushOf } from './push-words.rules.ts';

/** A message that waits for so long is told of outside the application too. */
export const REMIND_AFTER_MS = 15 * MINUTE_MS;

type StandingNeeds = { clock: Clock; notify: Notify };

export const makeStandingNotices = ({ clock, notify }: StandingNeeds): StandingNotices => ({
  async ring(tx, { tellsOf, ...what }, words) {
    const createdAt = clock.now();
    const remindAt = what.type === 'new_message' ? later(createdAt, REMIND_AFTER_MS) : null;
    const rung = await notifications.saveStanding(tx, { ...what, ...words, createdAt, remindAt }, 'ring');
    await notify(tx, {
      onceKey: `rung:${rung._id}:${rung.createdAt}:${rung.count}`,
      category: CATEGORY_OF_TYPE[what.type],
      memberId: what.memberId,
      noticeId: rung._id,
      tellsOf,
      push: pushOf(what.type, what.about),
    });
    return rung;
  },

  async settle(tx, what, words) {
    const row = { ...what, ...words, createdAt: clock.now(), remindAt: null };
    await notifications.saveStanding(tx, row, 'settle');
  },

  async hush(tx, what, words) {
    const row = { ...what, ...words, createdAt: clock.now(), remindAt: null };
    await notifications.saveStanding(tx, row, 'hush');
  },

  read: (tx, memberId, about) => notifications.markReadAbout(tx, memberId, about, clock.now()),

  remove: (tx, memberId, about) => notifications.removeAbout(tx, memberId, about),
});
