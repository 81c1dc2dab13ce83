// Each planted fault in turn, in stories of money until one shows it, and what is left of that story when it is shrunk.
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type {} from '../../server/test/database-setup.ts';
import { honestPayments } from '../../server/test/honest-payments.ts';
import { CODE_USES } from '../../server/test/money-between.ts';
import { expectGiven } from '../../server/test/money-given.ts';
import { MoneyModel } from '../../server/test/money-model.ts';
import { makeMoneySteps } from '../../server/test/money-steps.ts';
import { makeMoneyStory } from '../../server/test/money-story.ts';
import { nobodySells } from '../../server/test/service-room.ts';
import { makeWorld } from '../../server/test/test-world.ts';
import { FAULTS } from './faults.ts';

const SEQUENCES = Number(process.env.MONEY_SEQUENCES ?? 100);
const SEED = Number(process.env.MONEY_SEED ?? 7);
/** For one fault: then the shortest that was found by then counts. */
const LONGEST_MS = Number(process.env.MONEY_SECONDS ?? 180) * 1000;
const MOST = 12;

afterEach(() => {
  globalThis.moneyFault = undefined;
});

const wished = new RegExp(process.env.MONEY_FAULTS ?? '');
const names = Object.keys(FAULTS).filter((name) => wished.test(name));
test.each(names)('%s', { timeout: LONGEST_MS + 120_000 }, async (name) => {
  const payments = honestPayments();
  const world = await makeWorld(
    { TWO_STAFF_ABOVE_NAIRA: '1000000', LOG_LEVEL: 'fatal' },
    { payments: payments.provider },
    { services: nobodySells },
  );
  try {
    const story = await makeMoneyStory(world, payments);
    globalThis.moneyFault = name;
    const fault = FAULTS[name]!;
    if ('sql' in fault) await world.platform.pool.query(fault.sql);
    const began = Date.now();
    const commands = fc.commands(makeMoneySteps(story), {
      maxCommands: 12,
      size: 'max',
      disableReplayLog: true,
    });
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
    const [all = []] = found.counterexample ?? [];
    const few = [...all].filter((one) => (one as { hasRan?: boolean }).hasRan).map(String);
    const seconds = Math.round((Date.now() - began) / 1000);
    const when = found.failed ? found.numRuns : `not in ${found.numRuns}`;
    console.log(`| ${name} | ${when} | ${few.length} | ${seconds} s | ${few.join(' · ')} |`);
    if (found.failed) console.log(String(found.errorInstance).slice(0, 600));
    expect([found.failed, few.length > 0 && few.length < MOST]).toEqual([true, true]);
  } finally {
    globalThis.moneyFault = undefined;
    await world.close();
  }
});
