// Tries of a password, counted before the password is looked at: a right one gives all back before the next is counted.
import { type Bucket, type Limits, tooMany } from './limits.ts';
import { makeTurns } from './turns.ts';

export type Tried = { name: string; key: string; bucket: Bucket };

/** Of one account; nobody gives so many at once by hand. */
const WAITING_MAX = 30;

/**
 * One after the other for each account: side by side, right ones would count against each other, and were they counted
 * only afterwards, any number of guesses would pass at once.
 */
export const makePasswordTries = (limits: Pick<Limits, 'take' | 'forgive'>) => {
  type Turns = { run: ReturnType<typeof makeTurns>; inside: number };
  const ofAccount = new Map<string, Turns>();
  const turnsOf = (id: string): Turns => {
    const found = ofAccount.get(id) ?? {
      run: makeTurns({ atOnce: 1, waitingMax: WAITING_MAX, whenFull: () => tooMany(3) }),
      inside: 0,
    };
    ofAccount.set(id, found);
    return found;
  };

  /** Answers whether the password was right. */
  return async ({ name, key, bucket }: Tried, isRight: () => Promise<boolean>): Promise<boolean> => {
    const id = `${name}:${key}`;
    const turns = turnsOf(id);
    turns.inside++;
    try {
      return await turns.run(async () => {
        await limits.take(name, key, bucket);
        const right = await isRight();
        if (right) await limits.forgive(name, key);
        return right;
      });
    } finally {
      if (--turns.inside === 0) ofAccount.delete(id);
    }
  };
};
