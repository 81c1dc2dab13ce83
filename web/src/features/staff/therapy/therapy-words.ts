// What is said of a wish for a consultation and of an assessment: who has it, its money, and how long it may wait.
import type { AssessmentRow, ConsultationRow } from '@ijeuwa/contract/therapy';
import { dueOf } from '../due.rules.ts';

const TONES = { overdue: 'danger', soon: 'gold', later: 'gold' } as const;

const runs = (dueAt: string, what: string, now: number) => {
  const due = dueOf(dueAt, now)!;
  return { tone: TONES[due.urgency], text: `${what} ${due.text}` } as const;
};

/** The clock runs until an answer has left; of what was not paid in time none is due. */
export const clockOfWish = ({ state, answer, dueAt }: ConsultationRow, now: number) => {
  if (state === 'closed') return { tone: 'neutral', text: 'Closed' } as const;
  if (answer) return { tone: 'leaf', text: 'Answered' } as const;
  if (state === 'lapsed') return { tone: 'neutral', text: 'Not paid in time' } as const;
  return runs(dueAt, 'Answer', now);
};

const MONEY: Record<ConsultationRow['state'], { tone: 'leaf' | 'gold' | 'neutral'; text: string }> = {
  unpaid: { tone: 'gold', text: 'Fee not here yet' },
  lapsed: { tone: 'neutral', text: 'Fee did not come' },
  paid: { tone: 'leaf', text: 'Fee paid' },
  taken_back: { tone: 'neutral', text: 'Fee paid back' },
  closed: { tone: 'neutral', text: 'Fee not paid' },
};
export const moneyOf = ({ state, paidAt }: ConsultationRow) =>
  state === 'closed' && paidAt ? MONEY.paid : MONEY[state];

export const holderOf = ({ mine, staff }: ConsultationRow): string =>
  mine ? 'Yours' : staff ? `With ${staff}` : 'Nobody has it yet';

export const clockOfAssessment = ({ answeredAt, dueAt }: AssessmentRow, now: number) =>
  answeredAt ? ({ tone: 'leaf', text: 'Answered' } as const) : runs(dueAt, 'Insights', now);
