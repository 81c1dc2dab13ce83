// Does at once what many ask at the same moment: what comes while one go is under way waits, and goes with the next.
import { databaseIsAway } from './database/connect.ts';

type Waiting<Asked, Answer> = { asked: Asked; done(answer: Answer): void; fail(error: unknown): void };

type Gathering<Asked, Answer> = {
  /** An answer for each, in their order; what fails here fails for all of them. */
  doAll(asked: readonly Asked[]): Promise<readonly Answer[]>;
  /** No two with one of these in common go together, and the later of the two goes later. */
  keysOf?: (asked: Asked) => readonly string[];
  most?: number;
  /** While fewer than these are being asked for, another go begins beside what is under way: server and database work at once. */
  few?: number;
  /** Of so many goes at most. */
  beside?: number;
};

/** One go that takes so long, for a lock or a line that is down, holds up nobody: the next begins beside it. */
const SLOW_MS = 250;

/** For what costs as much for one as for a few: a statement, a transaction. */
export const gather = <Asked, Answer>({
  doAll,
  keysOf = () => [],
  most = 50,
  few = 0,
  beside = 1,
}: Gathering<Asked, Answer>): ((asked: Asked) => Promise<Answer>) => {
  let waiting: Waiting<Asked, Answer>[] = [];
  let underWay = 0;
  let asking = 0;
  let begunAt = 0;

  const nextOnes = (): Waiting<Asked, Answer>[] => {
    const met = new Set<string>();
    const ones: Waiting<Asked, Answer>[] = [];
    const later: Waiting<Asked, Answer>[] = [];
    for (const one of waiting) {
      const keys = keysOf(one.asked);
      (ones.length < most && !keys.some((key) => met.has(key)) ? ones : later).push(one);
      for (const key of keys) met.add(key);
    }
    waiting = later;
    return ones;
  };

  const go = async (isBeside: boolean): Promise<void> => {
    underWay++;
    begunAt = performance.now();
    // What arrives with the same packets of the network is there before the first go.
    await new Promise(setImmediate);
    while (waiting.length > 0 && !(isBeside && asking >= few)) {
      const ones = nextOnes();
      asking += ones.length;
      begunAt = performance.now();
      try {
        const answers = await doAll(ones.map(({ asked }) => asked));
        for (const [at, { done }] of ones.entries()) done(answers[at]!);
      } catch (error) {
        for (const { fail } of ones) fail(error);
      }
      asking -= ones.length;
    }
    underWay--;
  };

  return (asked) =>
    new Promise((done, fail) => {
      waiting.push({ asked, done, fail });
      if (underWay === 0 || performance.now() - begunAt > SLOW_MS) void go(false);
      else if (underWay < beside && asking < few) void go(true);
    });
};

/** Measured at 8 and 32 askers (docs/decisions/070): more goes side by side wake the database more often than they gain. */
const READS = { few: 4, beside: 3 };

/**
 * The same for what only reads the database, or writes in one statement what may be asked twice: what fails together is asked once more one by one, and fails for nobody
 * else. While the database is away it is away for all.
 */
export const gatherApart = <Asked, Answer>(
  doAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  keysOf?: (asked: Asked) => readonly string[],
): ((asked: Asked) => Promise<Answer>) => {
  const ask = gather<Asked, () => Promise<Answer>>({
    // What writes costs more for each go than it gains by another beside it.
    ...(keysOf ? { keysOf } : READS),
    async doAll(asked) {
      const alone = (one: Asked) => async () => (await doAll([one]))[0]!;
      const answers = await doAll(asked).catch((error: unknown) => {
        if (asked.length === 1 || databaseIsAway(error)) throw error;
        return undefined;
      });
      return answers ? answers.map((answer) => async () => answer) : asked.map(alone);
    },
  });
  return async (asked) => (await ask(asked))();
};
