// How far an enquiry is, in the member's words.
import type { OwnPlanningEnquiry } from '@ijeuwa/contract/planning';
import { formatDateTime } from '#ui/format.ts';

export const stateWords = (
  { state, dueAt }: Pick<OwnPlanningEnquiry, 'state' | 'dueAt'>,
  now: number,
): string => {
  if (state === 'closed') return 'Closed';
  if (state === 'answered' || dueAt === null) return 'Answered';
  if (Date.parse(dueAt) <= now) return 'Our answer is late. We are sorry; it comes';
  const who = state === 'claimed' ? 'A planner has it' : 'On its way to a planner';
  return `${who}, answer by ${formatDateTime(dueAt)}`;
};
