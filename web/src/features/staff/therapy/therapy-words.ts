// What is said of an assessment: how long it may wait, and who has it.
import type { AssessmentRow } from '@ijeuwa/contract/therapy';
import { dueOf } from '../due.rules.ts';

const TONES = { overdue: 'danger', soon: 'gold', later: 'gold' } as const;

const runs = (dueAt: string, what: string, now: number) => {
  const due = dueOf(dueAt, now)!;
  return { tone: TONES[due.urgency], text: `${what} ${due.text}` } as const;
};

export const clockOfAssessment = ({ answeredAt, dueAt }: AssessmentRow, now: number) =>
  answeredAt ? ({ tone: 'leaf', text: 'Answered' } as const) : runs(dueAt, 'Insights', now);

export const whoseIs = ({ staff, mine, answeredAt }: AssessmentRow): string => {
  if (!staff) return 'Nobody has it.';
  if (answeredAt) return mine ? 'You answered.' : `${staff} answered.`;
  return mine ? 'You have it.' : `${staff} has it.`;
};
