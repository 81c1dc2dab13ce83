// How often a member changes what they are: whoever tries one fact after the other could find out what others seek.
import type { Limits } from '#platform/limits.ts';

const EDITS_BY_MEMBER = { points: 120, seconds: 3600 };

/** Before the change, whichever call makes it. */
export const takeEdit = (limits: Limits, memberId: string): Promise<void> =>
  limits.take('profile-edit', memberId, EDITS_BY_MEMBER);
