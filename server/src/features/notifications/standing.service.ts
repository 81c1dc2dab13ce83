// Notices that stand: one row for each thing they are about, so that the bell counts things and not events.

import { CATEGORY_OF_TYPE } from '@ijeuwa/contract/notification-settings';
import { type Clock, later, MINUTE_MS } from '#platform/clock.ts';
import type { Notify, StandingNotices } from '#platform/notify.ts';
import * as notifications from './notifications.repository.ts';
import { pushOf } from './push-words.rules.ts';

/** A message that waits for so long is told of outside the application too. */
export const REMIND_AFTER_MS = 15 * MINUTE_MS;

type StandingNeeds = { clock: Clock; notify: Notify };

export const makeStandingNotices = ({ clock, notify }: StandingNeeds): StandingNotices => {
  const ringAll: StandingNotices['ringAll'] = async (tx, rung) => {
    const createdAt = clock.now();
    const remindAt = later(createdAt, REMIND_AFTER_MS);
    const saved = await notifications.ringStanding(
      tx,
      rung.map((one) => ({ ...one, createdAt, remindAt: one.type === 'new_message' ? remindAt : null })),
    );
    await notify(
      tx,
      ...rung.map(({ memberId, type, about, tellsOf }, at) => ({
        onceKey: `rung:${saved[at]!._id}:${saved[at]!.createdAt}:${saved[at]!.count}`,
        category: CATEGORY_OF_TYPE[type],
        memberId,
        noticeId: saved[at]!._id,
        tellsOf,
        push: pushOf(type, about),
      })),
    );
    return saved;
  };

  return {
    ringAll,

    async ring(tx, what, words) {
      const [rung] = await ringAll(tx, [{ ...what, ...words }]);
      return rung!;
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
  };
};
