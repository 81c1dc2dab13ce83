// The order in which everything that happens between two people takes its locks: the pair first, then their queues.

import type { Queryable } from '#platform/database/connect.ts';
import { holdQueues } from '../deck/queue.repository.ts';
import { lockPair } from './answers.repository.ts';

export const lockBoth = async (tx: Queryable, one: string, other: string): Promise<void> => {
  await lockPair(tx, one, other);
  await holdQueues(tx, one, other);
};
