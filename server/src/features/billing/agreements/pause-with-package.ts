// A pause lasts as long as what is paid for stands still: where that ended, or something else runs, nothing goes on one day.
import type { Queryable } from '#platform/database/connect.ts';
import { listPeriods } from '../grants/grants.repository.ts';
import { endPause, findPause } from './pauses.repository.ts';

/** In the transaction of what moved the member's periods. */
export const endPauseWithPackage = async (tx: Queryable, memberId: string, now: Date): Promise<void> => {
  const pause = await findPause(tx, memberId, now);
  if (!pause) return;
  const [first] = await listPeriods(tx, memberId, now);
  if (!first || first.startsAt <= now) await endPause(tx, pause.id, now);
};
