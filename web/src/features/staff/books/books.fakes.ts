// Of whom the books tell in the screens' tests, and why she has Harmony.
import type { Reason } from '@ijeuwa/contract/books';
import type { StaffUser } from '@ijeuwa/contract/staff';

export const ID = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
export const naira = (amount: number) => ({ amountMinor: amount * 100, currency: 'NGN' as const });
export const member = { _id: ID(2), name: 'Chinedu Ọkáfọ̀' };
export const order = { _id: ID(1), reference: 'harmony-1763700000000', title: 'Harmony' };
export const BELLO: StaffUser = {
  _id: ID(8),
  name: 'Bello',
  email: 'bello@staff.example',
  roles: ['finance'],
};
export const why: Reason = {
  _id: ID(3),
  title: 'Harmony',
  cause: 'purchase',
  movedBy: null,
  free: null,
  trialCode: null,
  from: '2026-11-01T10:00:00.000Z',
  until: '2027-02-01T10:00:00.000Z',
  countsUntil: '2026-11-20T10:00:00.000Z',
  runsNow: false,
  cut: { at: '2026-11-20T10:00:00.000Z', why: 'refund' },
  order: {
    ...order,
    total: naira(125_000),
    settledAt: '2026-11-01T10:00:00.000Z',
    code: { code: 'LOVE20', discount: naira(25_000) },
    counted: [{ packageName: 'Blossom', amount: naira(72_500), daysLeft: 29, daysInAll: 30 }],
    payments: [
      {
        at: '2026-11-01T10:00:00.000Z',
        provider: 'bank',
        amount: naira(125_000),
        standing: 'fits',
        late: false,
      },
    ],
    wentBack: {
      amount: naira(40_000),
      last: '2026-11-10T10:00:00.000Z',
      heldSince: naira(85_000),
    },
  },
};
