// Lines of a bank's statement and what they propose, as the screens' tests are answered.
import type { Finding, Proposal, StatementLine } from '@ijeuwa/contract/statements';

export const ID = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
export const proposal = (n: number, more: Partial<Proposal> = {}): Proposal => ({
  transferId: ID(n),
  reference: `blossom-179550000012${n}`,
  member: { _id: ID(9), name: 'Chinedu Ọkáfọ̀' },
  title: 'Blossom',
  total: { amountMinor: 7_500_000, currency: 'NGN' },
  announcedAt: null,
  evidence: ['reference', 'amount'],
  differenceMinor: 0,
  approvals: 0,
  approvalsNeeded: 1,
  confirmedByMe: false,
  lapsed: '',
  confirmed: false,
  goesBack: false,
  missing: null,
  ended: null,
  ...more,
});
export const line = (
  n: number,
  finding: Finding,
  proposals: Proposal[],
  more: Partial<StatementLine> = {},
): StatementLine => ({
  _id: ID(n),
  on: '2026-11-24',
  amount: { amountMinor: 7_500_000, currency: 'NGN' },
  narration: `NIP/KUDA/SOMEBODY/${n}`,
  finding,
  proposals,
  chosen: null,
  sayBy: null,
  saidGone: null,
  saidClosed: null,
  lapsed: '',
  ...more,
});
