// Each planted fault in turn, in stories of money until one shows it, and what is left of that story when it is shrunk; where
// chance does not meet it, in stories of what it is about, or by the deeds that show it.
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type {} from '../../server/test/database-setup.ts';
import { honestPayments } from '../../server/test/honest-payments.ts';
import { CODE_USES } from '../../server/test/money-between.ts';
import { expectGiven } from '../../server/test/money-given.ts';
import { MoneyModel } from '../../server/test/money-model.ts';
import type { Step } from '../../server/test/money-real.ts';
import { makeMoneySteps } from '../../server/test/money-steps.ts';
import { type MoneyStory, makeMoneyStory } from '../../server/test/money-story.ts';
import { nobodySells } from '../../server/test/service-room.ts';
import { makeWorld, type World } from '../../server/test/test-world.ts';
import { DIRECTED, NEAR, nearTo } from './directed.ts';
import { FAULTS } from './faults.ts';

/** Of all commands; where none of them showed it, as many again of those near to it. */
const SEQUENCES = Number(process.env.MONEY_SEQUENCES ?? 100);
const SEED = Number(process.env.MONEY_SEED ?? 7);
/** For one fault, and as long again near to it: then the shortest that was found by then counts. */
const LONGEST_MS = Number(process.env.MONEY_SECONDS ?? 180) * 1000;
const MOST = 12;

afterEach(() => {
  globalThis.moneyFault = undefined;
});

type Found = { when: string; few: string[]; said?: string };
const tell = (name: string, began: number, { when, few, said }: Found): void => {
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`| ${name} | ${when} | ${few.length} | ${seconds} s | ${few.join(' · ')} |`);
  if (said) console.log(said.slice(0, 600));
};

const inStories = async (world: World, story: MoneyStory, steps: fc.Arbitrary<Step>[]): Promise<Found> => {
  const commands = fc.commands(steps, { maxCommands: 12, size: 'max', disableReplayLog: true });
  const found = await fc.check(
    fc.asyncProperty(commands, async (all) => {
      story.forgetFaults();
      const real = await story.begin();
      const model = new MoneyModel(CODE_USES);
      await fc.asyncModelRun(() => ({ model, real }), all);
      await expectGiven(world, model);
    }),
    { numRuns: SEQUENCES, seed: SEED, interruptAfterTimeLimit: LONGEST_MS },
  );
  if (!found.failed) return { when: `not in ${found.numRuns}`, few: [] };
  const [all = []] = found.counterexample ?? [];
  const few = [...all].filter((one) => (one as { hasRan?: boolean }).hasRan).map(String);
  return { when: String(found.numRuns), few, said: String(found.errorInstance) };
};

const wished = new RegExp(process.env.MONEY_FAULTS ?? '');
const names = Object.keys(FAULTS).filter((name) => wished.test(name));
test.each(names)('%s', { timeout: 3 * LONGEST_MS + 120_000 }, async (name) => {
  const payments = honestPayments();
  const world = await makeWorld(
    { TWO_STAFF_ABOVE_NAIRA: '1000000', LOG_LEVEL: 'fatal' },
    { payments: payments.provider },
    { services: nobodySells, planned: true },
  );
  try {
    const story = await makeMoneyStory(world, payments);
    const steps = makeMoneySteps(story);
    const began = Date.now();
    const directed = DIRECTED[name];
    // Without the fault nothing is wrong.
    if (directed) expect(await directed.run(story)).toBeUndefined();
    globalThis.moneyFault = name;
    const { sql } = FAULTS[name]!;
    if (sql) await world.platform.pool.query(sql);
    let found: Found;
    if (directed) {
      const said = await directed.run(story);
      found = { when: said ? 'directed' : 'not', few: [...directed.deeds], said };
    } else {
      found = await inStories(world, story, steps);
      const near = NEAR[name];
      if (!found.said && near) {
        const { when } = found;
        found = await inStories(world, story, nearTo(steps, near));
        found.when = `${when}; near: ${found.when}`;
      }
    }
    tell(name, began, found);
    expect([Boolean(found.said), found.few.length > 0 && found.few.length < MOST]).toEqual([true, true]);
  } finally {
    globalThis.moneyFault = undefined;
    world.takeErrors();
    await world.close();
  }
});
