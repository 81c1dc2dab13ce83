// Work on a timetable, done once across all processes; how each run went is told, never only kept by the library.
import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { JobRun } from './job-runs.ts';

export type Job = {
  name: string;
  /** Cron, in UTC. */
  cron: string;
  run(): Promise<void>;
};

export type Jobs = { stop(): Promise<void> };

export type JobsNeeds = {
  onError(error: unknown): void;
  /** After each run, good or bad. */
  onRun(run: JobRun): Promise<void>;
  pollSeconds?: number;
};

/** Shorter than the library waits before it gives a run up by itself, and tells nobody. */
const RUN_MAX_MS = 10 * 60_000;
const STOP_MS = 3000;

export const startJobs = async (
  url: string,
  jobs: readonly Job[],
  { onError, onRun, pollSeconds = 5 }: JobsNeeds,
): Promise<Jobs> => {
  const boss = new PgBoss({ connectionString: url, max: 3, schema: 'pgboss' });
  boss.on('error', onError);
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name);
    await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, () => runJob(job, onRun));
    await boss.schedule(job.name, job.cron);
  }
  return { stop: () => boss.stop({ graceful: true, timeout: STOP_MS }) };
};

/** A run that fails is told, and fails for the library too, which tries it again. */
export const runJob = async ({ name, run }: Job, onRun: JobsNeeds['onRun']): Promise<void> => {
  const at = new Date();
  const started = performance.now();
  const tell = (failed: { error?: unknown }) =>
    onRun({ name, at, durationMs: performance.now() - started, ...failed });
  try {
    await inTime(run);
  } catch (error) {
    await tell({ error });
    throw error;
  }
  await tell({});
};

/** A run that went well is no line: how it went is kept with the others. */
export const logRun = (log: FastifyBaseLogger, { name: job, durationMs, error: err }: JobRun): void => {
  if (err !== undefined) log.error({ err, job, durationMs: Math.round(durationMs) }, 'a job failed');
};

const inTime = async (run: () => Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () => fail(new Error(`it runs for more than ${RUN_MAX_MS / 60_000} minutes`)),
      RUN_MAX_MS,
    );
  });
  try {
    await Promise.race([run(), tooLong]);
  } finally {
    clearTimeout(timer);
  }
};

/** Does the work for each, also behind one that fails; the first fault is thrown when all were tried. */
export const tryEach = async <T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> => {
  const faults: unknown[] = [];
  for (const item of items) await work(item).catch((fault) => faults.push(fault));
  if (faults.length === 0) return;
  throw new Error(`${faults.length} of ${items.length} failed`, { cause: faults[0] });
};
