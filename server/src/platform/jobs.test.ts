// The timetable against the real library: every run is told, and one that fails is told with its fault.
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeWorld, type World } from '#test/test-world.ts';
import type { JobRun } from './job-runs.ts';
import { type Jobs, startJobs, tryEach } from './jobs.ts';

let world: World;
let jobs: Jobs;
let boss: PgBoss;
const runs: JobRun[] = [];
const onError = vi.fn();
const work = vi.fn<() => Promise<void>>();

beforeAll(async () => {
  world = await makeWorld();
  const job = { name: 'a-job', cron: '0 0 1 1 *', run: work };
  jobs = await startJobs(world.databaseUrl, [job], {
    onError,
    onRun: async (run) => void runs.push(run),
    pollSeconds: 0.5,
  });
  boss = new PgBoss({ connectionString: world.databaseUrl, schema: 'pgboss', max: 1, supervise: false });
  boss.on('error', onError);
  await boss.start();
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await jobs.stop();
  await world.close();
});

test('a run that fails is told with its name, its fault and how long it took, and fails for the library too', async () => {
  const fault = new Error('the disk is full');
  work.mockRejectedValueOnce(fault);
  const id = await boss.send('a-job', null, { retryLimit: 0 });
  await expect.poll(() => runs, { timeout: 8000 }).toHaveLength(1);
  expect(runs[0]).toEqual({
    name: 'a-job',
    at: expect.any(Date),
    durationMs: expect.any(Number),
    error: fault,
  });
  await expect.poll(async () => (await boss.getJobById('a-job', id!))?.state).toBe('failed');
});

test('a run that goes well is told too', async () => {
  runs.length = 0;
  work.mockResolvedValueOnce();
  const id = await boss.send('a-job', null, { retryLimit: 0 });
  await expect.poll(() => runs, { timeout: 8000 }).toHaveLength(1);
  expect(runs[0]).not.toHaveProperty('error');
  await expect.poll(async () => (await boss.getJobById('a-job', id!))?.state).toBe('completed');
  expect(onError).not.toHaveBeenCalled();
});

test('what is done for each is done behind one that fails, and the fault is thrown', async () => {
  const done: number[] = [];
  const each = tryEach([1, 2, 3], async (one) => {
    if (one === 2) throw new Error('two is odd');
    done.push(one);
  });
  await expect(each).rejects.toMatchObject({ message: '1 of 3 failed', cause: { message: 'two is odd' } });
  expect(done).toEqual([1, 3]);
});
