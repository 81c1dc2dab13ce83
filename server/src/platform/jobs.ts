// Work on a timetable, done once across all processes.
import { PgBoss } from 'pg-boss';

export type Job = {
  name: string;
  /** Cron, in UTC. */
  cron: string;
  run(): Promise<void>;
};

export type Jobs = { stop(): Promise<void> };

export const startJobs = async (
  url: string,
  jobs: readonly Job[],
  onError: (error: Error) => void,
): Promise<Jobs> => {
  const boss = new PgBoss({ connectionString: url, max: 3, schema: 'pgboss' });
  boss.on('error', onError);
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name);
    await boss.work(job.name, { pollingIntervalSeconds: 5 }, () => job.run());
    await boss.schedule(job.name, job.cron);
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) };
};
