// Against SMS pumping: one number, numbers beside each other, and all of them together have a budget.
import { AppError } from '#platform/app-error.ts';
import type { Limits } from '#platform/limits.ts';
import type { Sealing } from '#platform/sealing.ts';

const CODES_BY_NUMBER = { points: 5, seconds: 3600 };
const SMS_BY_RANGE = { points: 20, seconds: 3600 };
const SMS_IN_ALL = { points: 1000, seconds: 3600 };
const RANGE_DIGITS = 4;

export const makeSmsBudget = ({ limits, sealing }: { limits: Limits; sealing: Sealing }) => ({
  /** Refuses when this one number has had its share. */
  takeForNumber: (phone: string): Promise<void> =>
    limits.take('code-sms', sealing.digest(phone), CODES_BY_NUMBER),

  async mayLeave(phone: string): Promise<boolean> {
    try {
      await limits.take('sms-range', sealing.digest(phone.slice(0, -RANGE_DIGITS)), SMS_BY_RANGE);
      await limits.take('sms', 'all', SMS_IN_ALL);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  },
});
