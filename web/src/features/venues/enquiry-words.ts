// How far an enquiry is, in the member's words.
import type { OwnPlanningEnquiry } from '@ijeuwa/contract/planning';
import { formatDateTime, formatNumber } from '#ui/format.ts';

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

/** Of all that a member asked: answered is where the planner has the last word. */
export const answeredWords = (enquiries: readonly Pick<OwnPlanningEnquiry, 'written'>[]): string => {
  const [asked, answered] = [
    enquiries.length,
    enquiries.filter(({ written }) => written.at(-1)?.by === 'planner').length,
  ];
  if (asked === 1) return `You asked our planners. ${answered ? 'There is an answer.' : 'No answer yet.'}`;
  const how = answered === 0 ? 'none is' : answered === 1 ? 'one is' : `${formatNumber(answered)} are`;
  return `You asked our planners ${formatNumber(asked)} times; ${how} answered.`;
};
