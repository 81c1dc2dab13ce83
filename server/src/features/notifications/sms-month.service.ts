// The few SMS that a member gets in a month: each takes one of them, and then the mail goes in its place.
import { SMS_A_MONTH } from '@ijeuwa/contract/notification-settings';
import { type Clock, DAY_MS, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Sealing } from '#platform/sealing.ts';
import * as outbox from './outbox.repository.ts';
import { isAsked } from './turn.service.ts';

/** Any thirty days: no month has more. */
const MONTH_MS = 30 * DAY_MS;

type SmsMonthNeeds = { db: Database; clock: Clock; sealing: Sealing };

export const makeSmsMonth = ({ db, clock, sealing }: SmsMonthNeeds) => ({
  /** Whether it may leave; a further try takes no more, and codes are not counted. */
  take: async (waiting: outbox.Waiting): Promise<boolean> => {
    if (waiting.channel !== 'sms' || !isAsked(waiting)) return true;
    const { id, memberId } = waiting;
    const now = clock.now();
    return db.transaction(async (tx) => {
      await outbox.holdSmsOf(tx, memberId);
      return outbox.countSms(tx, { id, memberId, now, since: later(now, -MONTH_MS), most: SMS_A_MONTH });
    });
  },

  /** Where its mail leaves anyhow there is nothing to do. */
  async sendMailInstead({ id, contentSealed }: outbox.Waiting): Promise<void> {
    const { instead } = JSON.parse(sealing.open(contentSealed));
    if (instead) await outbox.becomeMail(db, id, { contentSealed: instead, now: clock.now() });
    else await outbox.markGivenUp(db, id, 'lapsed');
  },
});
