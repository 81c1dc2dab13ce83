// The timetable against the real library: every run is told, and one that fails is told with its fault.
import Fastify from 'fastify';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeWorld, type World } from '#test/test-world.ts';
import type { JobRun } from './job-runs.ts';
import { type Jobs, logRun, runJob, startJobs, tryEach } from './jobs.ts';
import { loggerOptions } from './logger.ts';

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

describe('the log', () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const onRun = async (run: JobRun) => {
    const options = loggerOptions({ ...world.config, LOG_LEVEL: 'info' }) as object;
    logRun(Fastify({ logger: { ...options, stream } }).log, run);
  };

  test('has one line for a run that failed: its name, the place of its fault, and how long it took', async () => {
    const run = async () => {
      throw new TypeError('the disk is full');
    };
    await expect(runJob({ name: 'nightly', cron: '', run }, onRun)).rejects.toThrow('the disk is full');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: 50,
      msg: 'a job failed',
      job: 'nightly',
      durationMs: expect.any(Number),
      err: {
        type: 'TypeError',
        message: 'the disk is full',
        stack: expect.stringMatching(/^ +at .*jobs\.test\.ts/),
      },
    });
  });

  test('has none for a run that went well', async () => {
    lines.length = 0;
    await runJob({ name: 'nightly', cron: '', run: async () => {} }, onRun);
    expect(lines).toEqual([]);
  });
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
