// Transfers and odd payments as the server would tell of them.
import type { Confirmed, OddPayment, TransferCase } from '@ijeuwa/contract/transfers';

export const said = (change: Partial<Confirmed>): Confirmed => ({
  paid: false,
  refundDue: false,
  approvals: 1,
  approvalsNeeded: 1,
  disputed: false,
  missing: null,
  ...change,
});

export const transfer = (n: number, more: Partial<TransferCase> = {}): TransferCase => ({
  attemptId: `01900000-0000-7000-8000-0000000000${n}0`,
  orderId: `01900000-0000-7000-8000-0000000000${n}2`,
  reference: `IJ-7KQ${n}`,
  member: { _id: `01900000-0000-7000-8000-0000000000${n}1`, name: 'Chinedu Ọkáfọ̀' },
  title: 'Blossom',
  total: { amountMinor: 7_500_000, currency: 'NGN' },
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  announcedAt: null,
  approvals: 0,
  approvalsNeeded: 1,
  confirmedByMe: false,
  lapsed: '',
  paidAlready: false,
  accountClosed: false,
  profileRefused: false,
  notFound: null,
  ended: null,
  ...more,
});
export const odd = (change: Partial<OddPayment> = {}): OddPayment => ({
  _id: '01900000-0000-7000-8000-0000000000f1',
  reference: 'IJ-9',
  kind: 'charge.success',
  outcome: 'mismatch',
  receivedAt: new Date().toISOString(),
  amount: null,
  member: null,
  title: null,
  excess: null,
  toSendBack: null,
  isOwed: false,
  isAsked: false,
  saidNeverCame: null,
  lapsed: '',
  closed: null,
  ...change,
});
