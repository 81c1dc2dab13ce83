// What is said about an enquiry to planners: who has it, and how long it may still wait.
import type { PlanningRow } from '@ijeuwa/contract/planning';
import { formatDay, formatNumber } from '#ui/format.ts';
import { dueOf } from '../due.rules.ts';

const TONES = { overdue: 'danger', soon: 'gold', later: 'gold' } as const;

/** The clock runs while something waits for an answer. */
export const clockOf = ({ state, dueAt }: PlanningRow, now: number) => {
  if (state === 'closed') return { tone: 'neutral', text: 'Closed' } as const;
  const due = dueOf(dueAt, now);
  return due
    ? ({ tone: TONES[due.urgency], text: `Answer ${due.text}` } as const)
    : ({ tone: 'leaf', text: 'Answered' } as const);
};

export const holderOf = ({ closedAt, mine, staff }: PlanningRow): string => {
  if (mine) return 'Yours';
  if (staff) return `With ${staff}`;
  return closedAt ? 'Closed' : 'Nobody has it yet';
};

export const aboutOf = ({ about }: PlanningRow): string => about ?? 'A wedding in general';

/** "18 December 2027, 250 guests" */
export const dayOf = ({ weddingDate, guests }: PlanningRow): string | undefined => {
  const many = guests !== null && (guests === 1 ? 'one guest' : `${formatNumber(guests)} guests`);
  return [weddingDate && formatDay(weddingDate), many].filter(Boolean).join(', ') || undefined;
};
