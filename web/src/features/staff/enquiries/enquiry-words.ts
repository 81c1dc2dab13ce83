// What is said about an enquiry: where it came from, and how far it is.
import type { EnquiryKind } from '@ijeuwa/contract/support';
import { formatRelative } from '#ui/format.ts';

export const KIND_WORDS: Record<EnquiryKind, string> = {
  contact: 'Contact form',
  help: 'Help form',
  story: 'Story',
};

type Progress = { receivedAt: string; closedAt: string | null; answered: number };

export const progressOf = ({ receivedAt, closedAt, answered }: Progress, now: number) => {
  if (closedAt) return { tone: 'neutral', text: 'Closed' } as const;
  if (answered > 0) return { tone: 'leaf', text: 'Answered' } as const;
  return { tone: 'gold', text: `Received ${formatRelative(receivedAt, undefined, now)}` } as const;
};
