// What is said about reports and decisions on them.
import type { ReportDecision } from '@ijeuwa/contract/safety';

export const sentenceOf = (reason: string): string => reason.charAt(0).toUpperCase() + reason.slice(1);

export const DECISION_WORDS: Record<ReportDecision, { label: string; description: string; done: string }> = {
  nothing: {
    label: 'Nothing follows',
    description: 'The member is not told.',
    done: 'The reports are decided: nothing follows.',
  },
  warning: {
    label: 'Warning',
    description: 'The member reads your words in the bell and by mail.',
    done: 'The member is warned.',
  },
  suspension: {
    label: 'Suspension',
    description:
      'Hidden from everybody and signed out at once. They read your words when they try to log in.',
    done: 'The account is suspended.',
  },
  lift: {
    label: 'Lift the suspension',
    description: 'The member can log in again; their card waits until they activate it.',
    done: 'The account is open again.',
  },
};

export const countOfReports = (count: number): string => (count === 1 ? '1 report' : `${count} reports`);
