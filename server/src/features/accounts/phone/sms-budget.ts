// Against SMS pumping: one number, numbers beside each other, and all of them together have a budget.
import type { Limits } from '#platform/limits.ts';
import type { Sealing } from '#platform/sealing.ts';
import { couldTake, makeSentBudget } from '#platform/sent-budget.ts';

const SMS_BY_RANGE = { points: 20, seconds: 3600 };
const SMS_IN_ALL = { points: 1000, seconds: 3600 };
const RANGE_DIGITS = 4;

export const makeSmsBudget = ({ limits, sealing }: { limits: Limits; sealing: Sealing }) => {
  const sent = makeSentBudget({ limits, sealing });
  const mayLeaveAtAll = (phone: string): Promise<boolean> =>
    couldTake(async () => {
      await limits.take('sms-range', sealing.digest(phone.slice(0, -RANGE_DIGITS)), SMS_BY_RANGE);
      await limits.take('sms', 'all', SMS_IN_ALL);
    });
  return {
    /** Refuses when this one number has had its share; answers whether the others have left any. */
    async takeForNumber(phone: string): Promise<boolean> {
      await sent.takeText(phone);
      return mayLeaveAtAll(phone);
    },
    /** The same where something else goes in its place. */
    mayLeave: async (phone: string): Promise<boolean> =>
      (await sent.mayText(phone)) && (await mayLeaveAtAll(phone)),
  };
};
