// What anybody can have sent to one mailbox or one number, whoever asks and for whatever: one budget for each.
import { AppError } from './app-error.ts';
import type { Limits } from './limits.ts';
import { mailboxOf } from './mailbox.rules.ts';
import type { Sealing } from './sealing.ts';

/** In an hour, of all its spellings: links, codes, receipts, and what an owner is told of another's try. */
export const MAILS_TO_ONE = { points: 10, seconds: 3600 };
export const TEXTS_TO_ONE = { points: 5, seconds: 3600 };
export const TEXTS_TO_ONE_A_DAY = { points: 15, seconds: 24 * 3600 };

type Needs = { limits: Pick<Limits, 'take'>; sealing: Pick<Sealing, 'digest'> };

/** Whether it could be taken; a fault of the database is one. */
export const couldTake = async (take: () => Promise<void>): Promise<boolean> => {
  try {
    await take();
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

export const makeSentBudget = ({ limits, sealing }: Needs) => {
  const takeMail = (email: string): Promise<void> =>
    limits.take('mailbox', sealing.digest(mailboxOf(email)), MAILS_TO_ONE);
  const takeText = async (phone: string): Promise<void> => {
    const number = sealing.digest(phone);
    await limits.take('code-sms', number, TEXTS_TO_ONE);
    await limits.take('code-sms-day', number, TEXTS_TO_ONE_A_DAY);
  };
  return {
    /** Refuses with 429 when the mailbox has had its share. */
    takeMail,
    mayMail: (email: string): Promise<boolean> => couldTake(() => takeMail(email)),
    /** Refuses with 429 when the number has had its share. */
    takeText,
    mayText: (phone: string): Promise<boolean> => couldTake(() => takeText(phone)),
  };
};
