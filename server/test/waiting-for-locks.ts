// How many wait for what another has locked, in this world alone: the database of the tests serves other worlds beside it.
import type { World } from './test-world.ts';

export const countWaiting = async ({ platform }: Pick<World, 'platform'>): Promise<number> => {
  const { rows } = await platform.pool.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]!.n;
};
