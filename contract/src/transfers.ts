// The money that finance staff look after: transfers that should come, and payments that do not fit.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Moment, Money, Ok, requiredText, staffReason } from './fields.ts';

const named = z.object({ id: Id });
const reference = z.optional(requiredText('Please give a reference.', 100));

export const TransferCase = z.object({
  attemptId: Id,
  orderId: Id,
  reference: z.string(),
  member: z.object({ _id: Id, name: z.string() }),
  packageName: z.string(),
  /** What should have come. */
  total: Money,
  createdAt: Moment,
  expiresAt: Moment,
  announcedAt: z.nullable(Moment),
  approvals: z.int(),
  approvalsNeeded: z.int(),
  /** Whoever asks has given one of the approvals. */
  confirmedByMe: z.boolean(),
  /** The member has paid the same price in another way: this money would have to go back. */
  paidAlready: z.boolean(),
  /** The member has asked to be deleted, or is: this money would have to go back. */
  accountClosed: z.boolean(),
});
export type TransferCase = z.infer<typeof TransferCase>;
const FINANCE = { staff: ['finance', 'admin'] } as const;
export const listTransfers = endpoint({
  method: 'GET',
  path: '/api/staff/transfers',
  access: FINANCE,
  summary:
    'Transfers that their members said were made, the longest waiting first; with a reference, that unpaid one, announced or not.',
  query: z.strictObject({ reference }),
  answer: z.object({ transfers: z.array(TransferCase) }),
});
export const confirmTransfer = endpoint({
  method: 'POST',
  path: '/api/staff/transfers/:id/confirm',
  access: { ...FINANCE, of: 'transfer' },
  summary:
    'The money has arrived: activates the package, once; if it was paid in another way already, or the account is being deleted, the money is to be sent back. Above the configured amount a second person must confirm too.',
  params: named,
  body: z.strictObject({ reason: staffReason }),
  answer: z.object({ paid: z.boolean(), refundDue: z.boolean(), approvals: z.int() }),
});

export const OddPayment = z.object({
  _id: Id,
  reference: z.string(),
  kind: z.string(),
  outcome: z.string(),
  receivedAt: Moment,
  /** What came; nothing, where word of it came alone. */
  amount: z.nullable(Money),
  /** What of it may go back now; `isOwed`: it must. */
  toSendBack: z.nullable(Money),
  isOwed: z.boolean(),
  /** Somebody has asked for it to be sent back: it stands among the refunds. */
  isAsked: z.boolean(),
  closed: z.nullable(z.object({ at: Moment, by: z.string(), reason: z.string() })),
});
export type OddPayment = z.infer<typeof OddPayment>;
export const listOddPayments = endpoint({
  method: 'GET',
  path: '/api/staff/odd-payments',
  access: FINANCE,
  summary:
    'What a person must look at: money that does not fit its order, was paid twice or by a closed account, an unknown reference, a refund or dispute. With a reference, all that is kept of it, closed or not.',
  query: z.strictObject({ reference }),
  answer: z.object({ payments: z.array(OddPayment) }),
});
export const recordRefund = endpoint({
  method: 'POST',
  path: '/api/staff/odd-payments/:id/refund',
  access: { ...FINANCE, of: 'odd payment' },
  summary:
    'Asks for money that did not fit to be sent back: another person approves it (refunds), and once it is there this is closed. 409 if none is to go back.',
  params: named,
  body: z.strictObject({ reason: staffReason }),
  answer: Ok,
});
export const closeOddPayment = endpoint({
  method: 'POST',
  path: '/api/staff/odd-payments/:id/close',
  access: { ...FINANCE, of: 'odd payment' },
  summary:
    'Nothing is left to do about it: it leaves the list. Money that is owed is sent back instead (409).',
  params: named,
  body: z.strictObject({ reason: staffReason }),
  answer: Ok,
});
