// How far a case and a proposal are, in words of the desk.
import type { CaseRow, CaseStep, KnownFrom } from '@ijeuwa/contract/staff-vip';
import type { ProposalState, VipState } from '@ijeuwa/contract/vip';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { formatDate, formatDateTime } from '#ui/format.ts';

const STATE_LABEL: Record<VipState, string> = {
  submitted: 'Not paid yet',
  paid: 'Waiting for a matchmaker',
  assigned: 'With a matchmaker',
  interviewed: 'Spoken with',
  searching: 'Searching',
  proposed: 'People proposed',
  introduced: 'Introduced',
  feedback: 'Heard how it went',
  paused: 'Paused',
  closed: 'Closed',
};

export const stateLabel = ({ state, pausedBy }: Pick<CaseRow, 'state' | 'pausedBy'>): string =>
  pausedBy === 'suspension' ? 'Stands still: suspended' : STATE_LABEL[state];

const STEP_LABEL: Record<CaseStep, { short: string; long: string }> = {
  owner: { short: 'Matchmaker', long: 'A matchmaker takes it' },
  proposals: { short: 'People', long: 'People are proposed' },
  again: { short: 'Look again', long: 'Look who fits again' },
};

/** What `due` is about. */
export const stepLabel = (step: CaseStep, due: string): string => `${STEP_LABEL[step].short}: ${due}`;

export const nextInWords = ({ dueStep, dueAt }: Pick<CaseRow, 'dueStep' | 'dueAt'>): string | undefined =>
  dueStep && dueAt ? `${STEP_LABEL[dueStep].long} by ${formatDateTime(dueAt, HOME_ZONE)}` : undefined;

/** The client first, then the other: each has as long as the other. */
export const answersInWords = (until: string): string =>
  `An answer may come until ${formatDate(until, HOME_ZONE)}.`;

export const MISSED = 'A promise was not kept in time.';

export const PROPOSAL_LABEL: Record<ProposalState, string> = {
  offered: 'the client is asked',
  asked: 'the client said yes, they are asked',
  matched: 'matched',
  declined: 'the client said no',
  over: 'did not come about',
};

export const KNOWN_LABEL: Record<KnownFrom, string> = {
  likes: 'Likes them already',
  picks: 'In their picks today',
  deck: 'High in their deck',
  passed: 'They passed before',
};
