// How the jobs went, kept where every process can read it: staff ask one process, and another ran the job.
import { asc, sql } from 'drizzle-orm';
import type { Queryable } from './database/connect.ts';
import { jobRun } from './database/tables/jobs.ts';
import { faultOf } from './logger.ts';

export type JobRun = { name: string; at: Date; durationMs: number; error?: unknown };

export const saveJobRun = async (db: Queryable, { name, at, durationMs, error }: JobRun): Promise<void> => {
  const run = { ranAt: at, durationMs: Math.round(durationMs) };
  const fault = error === undefined ? undefined : faultOf(error);
  const failed = fault && {
    failedAt: at,
    failure: `${fault.type}: ${fault.message}\n${fault.stack}`.trim(),
  };
  await db
    .insert(jobRun)
    .values({ name, failures: failed ? 1 : 0, ...run, ...failed })
    .onConflictDoUpdate({
      target: jobRun.name,
      set: { ...run, ...failed, failures: failed ? sql`${jobRun.failures} + 1` : 0 },
    });
};

export const listJobRuns = async (db: Queryable) => {
  const rows = await db.select().from(jobRun).orderBy(asc(jobRun.name));
  return rows.map(({ ranAt, failedAt, ...run }) => ({
    ...run,
    ranAt: ranAt.toISOString(),
    failedAt: failedAt?.toISOString() ?? null,
  }));
};
