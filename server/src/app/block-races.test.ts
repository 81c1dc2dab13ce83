// A small round of the races of parting against everything that passes between two; the long one stands in bench/.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Deed } from '#test/block-races/deeds.ts';
import { FAULT_NAMES, plant } from '#test/block-races/faults.ts';
import { runRaces } from '#test/block-races/races.ts';
import { openPushMaker } from '#test/push-browser.ts';
import { makeWorld } from '#test/test-world.ts';
import { pushKeysOf, webPushCarrier } from '../adapters/push/web-push.ts';
import { startSending } from '../features/notifications/sending.service.ts';

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

let maker: Awaited<ReturnType<typeof openPushMaker>>;
beforeAll(async () => {
  maker = await openPushMaker();
});
afterAll(() => maker.close());

const racesIn = async (races: number, lanes: number) => {
  const keys = pushKeysOf(Buffer.alloc(32, 7).toString('base64url'));
  const pushCarrier = webPushCarrier({ keys, subject: 'mailto:hello@ijeuwa.example' });
  const world = await makeWorld({ PUSH_ORIGINS: maker.origin }, { pushCarrier }, { sockets: true });
  const sending = startSending({ ...world.platform, outbox: world.features.notifications.outbox });
  try {
    return await runRaces(world, { races, lanes, seed: SEED, pushMaker: maker.origin });
  } finally {
    await sending.stop();
    await world.close();
  }
};

test(`after the answer of a block, a report or an unmatch nothing more passes, whatever runs at that moment (SEED=${SEED})`, async () => {
  const outcome = await racesIn(60, 4);
  expect({ leaks: outcome.leaks, lists: outcome.listLeaks, tallies: outcome.tallies }).toMatchObject({
    leaks: 0,
  });
  expect(outcome.races).toBe(60);
  expect(outcome.heard).toBeGreaterThan(0);
  expect(outcome.pushed).toBeGreaterThan(0);
});

test(`faults that are planted show themselves, each where it was planted (SEED=${SEED})`, async () => {
  const faults = FAULT_NAMES.map((name) => plant(name));
  try {
    const { tallies } = await racesIn(60, 4);
    expect(faults.map((fault) => fault.met() > 0)).toEqual(faults.map(() => true));
    const leaksOf = (...deeds: Deed[]) => deeds.flatMap((deed) => Object.keys(tallies[deed].leaks));
    expect(leaksOf('answered like')).toContain('match alive');
    expect(leaksOf('photo')).toContain('done after the answer');
    expect(leaksOf('push', 'message')).toContain('push left after the answer');
    expect(leaksOf('push', 'message')).toContain('still in the bell');
  } finally {
    for (const fault of faults.reverse()) fault.pull();
  }
});
