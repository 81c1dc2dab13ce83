// The order in which everything that happens between two people takes its locks: the pair first, then their queues.

import type { Queryable } from '#platform/database/connect.ts';
import { type AnsweredSoFar, holdQueues, lockPair } from './answers.repository.ts';

/** Answers what the two have answered so far, `one` as the viewer: under these locks nobody else changes it. */
export const lockBoth = async (tx: Queryable, one: string, other: string): Promise<AnsweredSoFar> => {
  await lockPair(tx, one, other);
  return holdQueues(tx, one, other);
};
