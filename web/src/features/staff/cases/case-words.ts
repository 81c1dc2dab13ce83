// How far a case and a proposal are, in words of the desk.
import type { CaseRow, KnownFrom } from '@ijeuwa/contract/staff-vip';
import type { ProposalState, VipState } from '@ijeuwa/contract/vip';

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
