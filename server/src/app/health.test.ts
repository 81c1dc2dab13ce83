// What the health call promises whoever watches over the product.
import { findHealth } from '@ijeuwa/contract/health';
import { afterEach, expect, test } from 'vitest';
import { saveJobRun } from '#platform/job-runs.ts';
import { signInStaff } from '#test/back-office.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
afterEach(() => world.app.close());

test('a product whose database answers is ready; one whose database is gone says why not', async () => {
  world = await makeWorld();
  expect((await world.stranger().call(findHealth, {})).body).toEqual({ ready: true, demonstration: false });
  await world.platform.pool.end();
  const unready = await world.stranger().call(findHealth, {});
  expect(unready.status).toBe(503);
  expect(unready.headers['retry-after']).toBe('2');
  expect(unready.body).toEqual({ ready: false, why: 'The database does not answer.', demonstration: false });
});

test('a server that answers while its world is still being filled says what it waits for', async () => {
  world = await makeWorld();
  const isFilled = world.platform.readiness.await('The demonstration is being filled.');
  const unready = await world.stranger().call(findHealth, {});
  expect([unready.status, unready.body]).toEqual([
    503,
    { ready: false, why: 'The demonstration is being filled.', demonstration: false },
  ]);
  isFilled();
  expect((await world.stranger().call(findHealth, {})).body.ready).toBe(true);
});

test('staff see how each job went and how it last failed; strangers and members do not', async () => {
  world = await makeWorld();
  const staff = await signInStaff(world, 'watcher', ['support']);
  const run = (name: string, minute: number, error?: Error) =>
    saveJobRun(world.db, { name, at: new Date(Date.UTC(2026, 10, 24, 9, minute)), durationMs: 12.4, error });
  await run('a-sweep', 0, new Error('the provider is away'));
  await run('a-sweep', 1, new Error('all failed', { cause: new Error('the disk is full') }));
  await run('b-sweep', 0, new Error('once'));
  await run('b-sweep', 1);
  const { jobs } = (await staff.call(findHealth, {})).body;
  expect(jobs).toEqual([
    {
      name: 'a-sweep',
      ranAt: '2026-11-24T09:01:00.000Z',
      durationMs: 12,
      failures: 2,
      failedAt: '2026-11-24T09:01:00.000Z',
      failure: expect.stringMatching(/^Error: all failed: the disk is full\n\s+at .*health\.test/),
    },
    {
      name: 'b-sweep',
      ranAt: '2026-11-24T09:01:00.000Z',
      durationMs: 12,
      failures: 0,
      failedAt: '2026-11-24T09:00:00.000Z',
      failure: expect.stringMatching(/^Error: once\n/),
    },
  ]);
  const bare = { ready: true, demonstration: false };
  expect((await world.stranger().call(findHealth, {})).body).toEqual(bare);
  expect((await (await world.as('ada')).call(findHealth, {})).body).toEqual(bare);
});

test('what is kept of a failed job quotes nobody’s data', async () => {
  world = await makeWorld();
  const staff = await signInStaff(world, 'careful', ['support']);
  const asked = world.platform.pool.query("select 'ada@secret.example'::uuid");
  const fault: Error = await asked.then(Promise.reject, (error) => error);
  await saveJobRun(world.db, {
    name: 'a-sweep',
    at: new Date(),
    durationMs: 1,
    error: new Error("Failed query: select $1\nparams: 'ada@secret.example'", { cause: fault }),
  });
  const { jobs } = (await staff.call(findHealth, {})).body;
  expect(jobs?.[0]?.failure).toMatch(/^Error: Failed query: select \$1\n/);
  expect(JSON.stringify(jobs)).not.toContain('secret');
});
