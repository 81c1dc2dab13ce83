// What is said about reports and decisions on them.

import type { ReportCase, ReportDecision, ReportedMember } from '@ijeuwa/contract/safety';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { formatDate } from '#ui/format.ts';

export const sentenceOf = (reason: string): string => reason.charAt(0).toUpperCase() + reason.slice(1);

type Report = ReportCase['reports'][number];
/** Which match and conversation a report is about; the days of one that went with an account are not known. */
export const wordsOfMatch = (untilReport: Report['matched'], match: Report['match']): string => {
  if (!match) return 'The two were not matched.';
  const from = match.from ? ` from ${formatDate(match.from, HOME_ZONE)}` : '';
  const until = untilReport
    ? ' until this report'
    : match.until
      ? ` to ${formatDate(match.until, HOME_ZONE)}`
      : '';
  return `The two were matched${from}${until}.`;
};

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

/** Who repeats a report is one person, which a number of reports does not tell. */
export const countOfWaiting = ({ open, reporters }: Pick<ReportedMember, 'open' | 'reporters'>): string => {
  const by = reporters === 1 ? 'one person' : `${reporters} people`;
  return reporters < open ? `${countOfReports(open)} by ${by}` : countOfReports(open);
};
