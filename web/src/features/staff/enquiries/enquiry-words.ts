// What is said about an enquiry: where it came from, who has it, and how long it may still wait.
import type { EnquiryKind, EnquiryRow } from '@ijeuwa/contract/support';
import { dueOf } from '../due.rules.ts';

export const KIND_WORDS: Record<EnquiryKind, string> = {
  contact: 'Contact form',
  help: 'Help form',
  story: 'Story',
};

const TONES = { overdue: 'danger', soon: 'gold', later: 'gold' } as const;

/** The clock runs until an answer has left. */
export const clockOf = ({ state, dueAt }: EnquiryRow, now: number) => {
  if (state === 'closed') return { tone: 'neutral', text: 'Closed' } as const;
  if (state === 'answered') return { tone: 'leaf', text: 'Answered' } as const;
  const due = dueOf(dueAt, now)!;
  return { tone: TONES[due.urgency], text: `Answer ${due.text}` } as const;
};

export const holderOf = ({ closedAt, mine, staff }: EnquiryRow): string => {
  if (mine) return 'Yours';
  if (staff) return `With ${staff}`;
  return closedAt ? 'Closed' : 'Nobody has it yet';
};
