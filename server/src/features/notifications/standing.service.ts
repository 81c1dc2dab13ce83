// Notices that stand: one row for each thing they are about, so that the bell counts things and not events.

import { CATEGORY_OF_TYPE } from '@ijeuwa/contract/notification-settings';
import type { Clock } from '#platform/clock.ts';
import type { Notify, StandingNotices } from '#platform/notify.ts';
import * as notifications from './notifications.repository.ts';
import { pushOf } from './push-words.rules.ts';

type StandingNeeds = { clock: Clock; notify: Notify };

export const makeStandingNotices = ({ clock, notify }: StandingNeeds): StandingNotices => {
  const tellRung: StandingNotices['tellRung'] = (tx, rung) =>
    notify(
      tx,
      ...rung.map(({ memberId, tellsOf, notice: { _id, type, about, createdAt, count } }) => ({
        onceKey: `rung:${_id}:${createdAt}:${count}`,
        category: CATEGORY_OF_TYPE[type],
        memberId,
        noticeId: _id,
        tellsOf,
        push: pushOf(type, about!),
      })),
    );

  return {
    ringing: notifications.ringing,
    tellRung,

    async ring(tx, what, words) {
      const notice = await notifications.ringStanding(tx, { ...what, ...words, createdAt: clock.now() });
      await tellRung(tx, [{ ...what, notice }]);
      return notice;
    },

    async settle(tx, what, words) {
      const row = { ...what, ...words, createdAt: clock.now() };
      await notifications.saveStanding(tx, row, 'settle');
    },

    settleCounted: (tx, what, count, words) =>
      notifications.saveCounted(tx, { ...what, createdAt: clock.now() }, count, words),

    async hush(tx, what, words) {
      const row = { ...what, ...words, createdAt: clock.now() };
      await notifications.saveStanding(tx, row, 'hush');
    },

    read: (tx, memberId, about) => notifications.markReadAbout(tx, memberId, about, clock.now()),

    outdate: (tx, memberId, abouts) => notifications.markOutdated(tx, memberId, abouts, clock.now()),

    remove: (tx, memberId, about) => notifications.removeAbout(tx, memberId, about),
  };
};
